import { pages, type PageName, type PageRoute } from '@haat/contracts/pages';
import { accountScreens } from './screens/account-screens.ts';
import { browsingScreens } from './screens/browsing-screens.ts';
import { buyingScreens } from './screens/buying-screens.ts';
import { contentScreens } from './screens/content-screens.ts';
import type { Screen } from './screens/screen.ts';

/** A page's entry in the contracts together with its screen. */
export type Page = PageRoute & Screen;

const screens: Record<PageName, Screen> = {
  ...browsingScreens,
  ...buyingScreens,
  ...accountScreens,
  ...contentScreens,
  components: { source: 'app/dev/components-page.tsx', module: () => import('./dev/components-page.tsx') },
};

/** All pages of the app; pages for developers are left out in production. */
export function listPages({ isForDevelopers }: { isForDevelopers: boolean }): Page[] {
  return Object.keys(pages)
    .filter(isPageName)
    .map((name): Page => ({ ...pages[name], ...screens[name] }))
    .filter((page) => isForDevelopers || !page.isForDevelopers);
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
