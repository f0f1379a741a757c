import { filterNames, isAsked, type FilterName, type ProductFilters } from './product-filters.ts';
import type { SqlValues } from './sql-values.ts';

/** Counting products one by one stops here: at a million it would take longer than showing them. */
export const maxCounted = 10_000;

/** The filters whose products are counted already when one of them stands alone, by their name in product_counts. */
const kinds: Partial<Record<FilterName, string>> = {
  cat_id: 'category',
  subcat_id: 'subcategory',
  brand_id: 'brand',
  shop_id: 'shop',
  condition: 'condition',
};

/** A column of SQL, the count kept under a key of product_counts, which is bound already. */
export function storedCount(key: string): string {
  return `coalesce((SELECT c.count FROM product_counts c WHERE c.key = ${key}), 0)`;
}

interface TotalOptions {
  filters: ProductFilters;
  bind: SqlValues['bind'];
  /** FROM and WHERE of the products, where they have to be counted. */
  matches: string;
}

/** A column of SQL: how many products the filters leave, exact up to `maxCounted` and one more where there are more. */
export function totalOf({ filters, bind, matches }: TotalOptions): string {
  const key = storedCountKey(filters);
  return key === undefined
    ? `(SELECT count(*)::int FROM (SELECT ${matches} LIMIT ${maxCounted + 1}) AS counted)`
    : storedCount(bind(key));
}

/** The total as the reply says it. */
export function shownTotal(filters: ProductFilters, total: number): { total: number; total_is: 'exact' | 'at_least' } {
  const isBounded = total > maxCounted && storedCountKey(filters) === undefined;
  return isBounded ? { total: maxCounted, total_is: 'at_least' } : { total, total_is: 'exact' };
}

/** The key of product_counts that counts just what these filters leave; none where they ask for more than one thing. */
function storedCountKey(filters: ProductFilters): string | undefined {
  const [name, ...others] = filterNames.filter((each) => isAsked(filters[each]));
  if (name === undefined) return 'all';
  const kind = kinds[name];
  const values = [filters[name]].flat();
  return kind === undefined || others.length > 0 || values.length !== 1 ? undefined : `${kind}:${String(values[0])}`;
}
