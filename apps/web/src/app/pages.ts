import { pages, type PageName, type PageRoute } from '@haat/contracts/pages';
import { accountScreens } from './screens/account-screens.ts';
import { browsingScreens } from './screens/browsing-screens.ts';
import { buyingScreens } from './screens/buying-screens.ts';
import { contentScreens } from './screens/content-screens.ts';
import type { Screen } from './screens/screen.ts';

/** A page with all that is known of it and its screen. */
export type Page = PageRoute & Screen;

const screens: Record<PageName, Screen> = {
  ...browsingScreens,
  ...buyingScreens,
  ...accountScreens,
  ...contentScreens,
  components: { source: 'app/dev/components-page.tsx', module: () => import('./dev/components-page.tsx') },
};

/** The pages that a server has: in production, none for developers. */
export function listPages({ isForDevelopers }: { isForDevelopers: boolean }): Page[] {
  return Object.keys(pages)
    .filter(isPageName)
    .map((name): Page => ({ ...pages[name], ...screens[name] }))
    .filter((page) => isForDevelopers || !page.isForDevelopers);
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
