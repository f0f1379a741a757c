import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { newRecord } from '../../platform/list/use-open-record.ts';

/** A category or subcategory to edit; its row is null for a new one. */
export type OpenShelf =
  | { kind: 'category'; row: AdminCategoryRow | null }
  | { kind: 'subcategory'; row: AdminSubcategoryRow | null; categoryId: number };

/**
 * What an address names: `12` a category, `12/34` a subcategory of it, `new` and `12/new` new ones. A subcategory is
 * found wherever it was moved to. Undefined if there is no such.
 */
export function shelfAt(categories: readonly AdminCategoryRow[], opened: string): OpenShelf | undefined {
  const [categoryId = '', subcategoryId] = opened.split('/');
  if (categoryId === newRecord) return { kind: 'category', row: null };
  const category = categories.find(({ id }) => String(id) === categoryId);
  if (subcategoryId === undefined) return category && { kind: 'category', row: category };
  if (subcategoryId === newRecord) return category && { kind: 'subcategory', row: null, categoryId: category.id };
  const row = categories.flatMap(({ subcategories }) => subcategories).find(({ id }) => String(id) === subcategoryId);
  return row && { kind: 'subcategory', row, categoryId: row.category_id };
}
