import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { newRecord } from '../../platform/list/use-open-record.ts';

/** What the address has between a subcategory and one of its size charts: `12/34/charts/7`. */
export const chartsBelow = 'charts';

/** A category or subcategory to edit, its row null for a new one; or a size chart of a subcategory. */
export type OpenShelf =
  | { kind: 'category'; row: AdminCategoryRow | null }
  | { kind: 'subcategory'; row: AdminSubcategoryRow | null; categoryId: number }
  | { kind: 'chart'; row: AdminSubcategoryRow; chart: string };

/**
 * What an address names: `12` a category, `12/34` a subcategory of it, `new` and `12/new` new ones, `12/34/charts/7` a
 * size chart. A subcategory is found wherever it was moved to. Undefined if there is no such.
 */
export function shelfAt(categories: readonly AdminCategoryRow[], opened: string): OpenShelf | undefined {
  const [categoryId = '', subcategoryId, below, chart] = opened.split('/');
  if (categoryId === newRecord) return { kind: 'category', row: null };
  const category = categories.find(({ id }) => String(id) === categoryId);
  if (subcategoryId === undefined) return category && { kind: 'category', row: category };
  if (subcategoryId === newRecord) return category && { kind: 'subcategory', row: null, categoryId: category.id };
  const row = categories.flatMap(({ subcategories }) => subcategories).find(({ id }) => String(id) === subcategoryId);
  if (row && below === chartsBelow && chart !== undefined) return { kind: 'chart', row, chart };
  return row && { kind: 'subcategory', row, categoryId: row.category_id };
}

/** The address of the category or subcategory alone. */
export function withoutChart(opened: string): string {
  return opened.split(`/${chartsBelow}/`)[0] ?? opened;
}
