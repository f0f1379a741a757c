import { Prisma } from '@haat/db';
import { sqlText } from '../../../platform/db/sql-text.ts';
import { maxFound } from '../../search/public.ts';
import { filterNames, isAsked, type FilterName, type ProductFilters } from './product-filters.ts';

/** Products are counted up to this number: counting a million would take longer than showing them. */
export const maxCounted = maxFound;

/**
 * The filters whose counts are maintained in product_counts, under the names used there; for queries with only one
 * filter.
 */
const kinds: Partial<Record<FilterName, string>> = {
  cat_id: 'category',
  subcat_id: 'subcategory',
  brand_id: 'brand',
  shop_id: 'shop',
  condition: 'condition',
};

/** An SQL expression: the count stored in product_counts under an already bound key. */
export function storedCount(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT c.count FROM product_counts c WHERE c.key = ${key}), 0)`;
}

interface TotalOptions {
  filters: ProductFilters;
  /** FROM and WHERE for counting the products, if no count is stored. */
  matches: Prisma.Sql;
}

/** An SQL expression: how many products the filters leave, exact up to `maxCounted` and one more beyond that. */
export function totalOf({ filters, matches }: TotalOptions): Prisma.Sql {
  const key = storedCountKey(filters);
  return key === undefined
    ? Prisma.sql`(SELECT count(*)::int FROM (SELECT ${matches} LIMIT ${sqlText(maxCounted + 1)}) AS counted)`
    : storedCount(Prisma.sql`${key}`);
}

/** The total as the response reports it. */
export function shownTotal(filters: ProductFilters, total: number): ShownTotal {
  return storedCountKey(filters) === undefined ? boundedTotal(total) : { total, total_is: 'exact' };
}

interface ShownTotal {
  total: number;
  total_is: 'exact' | 'at_least';
}

/** The same for products that were counted row by row. */
export function boundedTotal(total: number): ShownTotal {
  return total > maxCounted ? { total: maxCounted, total_is: 'at_least' } : { total, total_is: 'exact' };
}

/** The product_counts key for exactly these filters; undefined if several are combined. */
function storedCountKey(filters: ProductFilters): string | undefined {
  const [name, ...others] = filterNames.filter((each) => isAsked(filters[each]));
  if (name === undefined) return 'all';
  const kind = kinds[name];
  const values = [filters[name]].flat();
  return kind === undefined || others.length > 0 || values.length !== 1 ? undefined : `${kind}:${String(values[0])}`;
}
