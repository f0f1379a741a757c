import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { filterNames, isAsked, type FilterName, type ProductFilters } from './product-filters.ts';

/** Counting products one by one stops here: at a million it would take longer than showing them. */
export const mostCounted = 10_000;

/** The filters whose products are counted already when one of them stands alone, by their name in product_counts. */
const kinds: Partial<Record<FilterName, string>> = {
  cat_id: 'category',
  subcat_id: 'subcategory',
  brand_id: 'brand',
  shop_id: 'shop',
  condition: 'condition',
};

/** A column of SQL, the count kept under a key of product_counts. */
export function keptCount(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT c.count FROM product_counts c WHERE c.key = ${key}), 0)`;
}

interface TotalOptions {
  filters: ProductFilters;
  /** FROM and WHERE of the products, where they have to be counted. */
  matches: Prisma.Sql;
}

/** A column of SQL: how many products the filters leave, exact up to `mostCounted` and one more where there are more. */
export function totalOf({ filters, matches }: TotalOptions): Prisma.Sql {
  const key = keptKey(filters);
  return key === undefined
    ? Prisma.sql`(SELECT count(*)::int FROM (SELECT ${matches} LIMIT ${sqlText(mostCounted + 1)}) AS counted)`
    : keptCount(Prisma.sql`${key}`);
}

/** The total as the reply says it. */
export function shownTotal(filters: ProductFilters, total: number): { total: number; total_is: 'exact' | 'at_least' } {
  const isBounded = total > mostCounted && keptKey(filters) === undefined;
  return isBounded ? { total: mostCounted, total_is: 'at_least' } : { total, total_is: 'exact' };
}

/** The key of product_counts that counts just what these filters leave; none where they ask for more than one thing. */
function keptKey(filters: ProductFilters): string | undefined {
  const [name, ...others] = filterNames.filter((each) => isAsked(filters[each]));
  if (name === undefined) return 'all';
  const kind = kinds[name];
  const values = [filters[name]].flat();
  return kind === undefined || others.length > 0 || values.length !== 1 ? undefined : `${kind}:${String(values[0])}`;
}
