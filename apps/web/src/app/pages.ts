import type { MessageSet } from '../platform/i18n/messages.ts';
import { accountPages } from './account-pages.ts';
import { contentPages } from './content-pages.ts';
import { browsingPages } from './browsing-pages.ts';
import { buyingPages } from './buying-pages.ts';
import type { PageModule } from './routes.tsx';

/** One screen: where it stands, its module and the words it uses. */
export interface PageRoute {
  path: string;
  /** The module's file below `src/`, for the chunks that the document preloads. */
  source: string;
  module: () => Promise<PageModule>;
  messages?: readonly MessageSet<unknown>[];
  /** About one's own data: rendered in the browser. */
  personal?: boolean;
}

const forDevelopers: PageRoute[] = [
  {
    path: '/dev/components',
    source: 'app/dev/components-page.tsx',
    module: () => import('./dev/components-page.tsx'),
  },
];

export const pages: PageRoute[] = [...browsingPages, ...buyingPages, ...accountPages, ...contentPages];

/** The screens a server has: in production, none for developers. */
export function pagesOf({ isForDevelopers }: { isForDevelopers: boolean }): PageRoute[] {
  return isForDevelopers ? [...forDevelopers, ...pages] : pages;
}

/** Correct spellings of the specified addresses; they answer 301. */
export const aliases: Readonly<Record<string, string>> = {
  '/terms_condition': '/tearms_condition',
  '/terms_conditions': '/tearms_condition',
  '/all_new_arrival': '/all_new_arraival',
  '/all_new_arrivals': '/all_new_arraival',
  '/user/forgot_password': '/user/forget_password',
  '/wish_list': '/my_wish_list',
  '/wishlist': '/my_wish_list',
};
