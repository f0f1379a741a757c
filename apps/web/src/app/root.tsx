import type { Category, Subcategory } from '@haat/contracts';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Call } from '../platform/api/call.ts';
import { orFail } from '../rendering/page.ts';
import { AnnouncedPage } from './announced-page.tsx';
import { Shell } from './layout/shell.tsx';

/** Data of the shell: categories and subcategories. */
export interface RootData {
  categories: Category[];
  subcategories: Subcategory[];
}

export async function rootLoader(call: Call): Promise<RootData> {
  const [categories, subcategories] = await Promise.all([call('categoryList', {}), call('subcategoryList', {})]);
  return { categories: orFail(categories).data, subcategories: orFail(subcategories).data };
}

/** The layout route that contains every page. */
export function Root() {
  return (
    <Shell>
      <Outlet />
      <AnnouncedPage />
      <ScrollRestoration />
    </Shell>
  );
}
