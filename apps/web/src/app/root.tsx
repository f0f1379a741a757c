import type { Category, Subcategory } from '@haat/contracts';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Call } from '../platform/api/call.ts';
import { orFail } from '../rendering/page.ts';
import { AnnouncedPage } from './announced-page.tsx';
import { Shell } from './layout/shell.tsx';

/** What the shell needs: the categories with their subcategories. */
export interface RootData {
  categories: Category[];
  subcategories: Subcategory[];
}

/** Loads what the shell needs. */
export async function rootLoader(call: Call): Promise<RootData> {
  const [categories, subcategories] = await Promise.all([call('categoryList', {}), call('subcategoryList', {})]);
  return { categories: orFail(categories).data, subcategories: orFail(subcategories).data };
}

/** Every page stands in it. */
export function Root() {
  return (
    <Shell>
      <Outlet />
      <AnnouncedPage />
      <ScrollRestoration />
    </Shell>
  );
}
