import type { Category, Subcategory } from '@haat/contracts';

export interface Taxonomy {
  categories: Category[];
  subcategories: Subcategory[];
}

export function subcategoriesOf(subcategories: Subcategory[], categoryId: number): Subcategory[] {
  return subcategories.filter(({ category_id }) => category_id === String(categoryId));
}
