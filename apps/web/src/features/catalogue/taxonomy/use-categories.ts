import type { Category, Subcategory } from '@haat/contracts';
import { useRouteLoaderData } from 'react-router-dom';

interface Taxonomy {
  categories: Category[];
  subcategories: Subcategory[];
}

const nothing: Taxonomy = { categories: [], subcategories: [] };

/** Categories and subcategories, which the shell has loaded already. */
export function useTaxonomy(): Taxonomy {
  return useRouteLoaderData<() => Promise<Taxonomy>>('root') ?? nothing;
}

export function subcategoriesOf(subcategories: Subcategory[], categoryId: number): Subcategory[] {
  return subcategories.filter(({ category_id }) => category_id === String(categoryId));
}
