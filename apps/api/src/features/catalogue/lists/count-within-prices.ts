import type { ProductListQuery } from '@haat/contracts';
import { sqlText } from '../../../platform/db/sql-text.ts';
import type { Services } from '../../../services.ts';
import { conditionOf, filterNames } from './product-filters.ts';
import { listOrderOf } from './product-order.ts';
import { maxCounted } from './total-of-products.ts';

export interface CountedWithinPrices {
  /** Exact up to `maxCounted` and one more beyond that. */
  total: number;
  /** All matching products, if they could all be counted. */
  ids: number[] | null;
}

/**
 * The products of a list within prices, newest first or those in stock first; undefined for any other list.
 *
 * Such a list is read along the ids of its shelf. PostgreSQL knows the prices of all products, but not those of one shelf:
 * where a shelf has hardly any product within these, it would read the whole shelf to fill a page. Counting reads an
 * index of prices only.
 */
export async function countWithinPrices(
  { db }: Pick<Services, 'db'>,
  query: ProductListQuery,
): Promise<CountedWithinPrices | undefined> {
  const isWithinPrices = query.min_price !== undefined || query.max_price !== undefined;
  if (!isWithinPrices || listOrderOf(query) !== 'newest') return undefined;
  const most = sqlText(maxCounted);
  const [counted] = await db.$queryRaw<CountedWithinPrices[]>`
    WITH matching AS MATERIALIZED (
      SELECT p.id FROM products p WHERE ${conditionOf(filterNames, query)} LIMIT ${most} + 1
    )
    SELECT count(*)::int AS total, CASE WHEN count(*) <= ${most} THEN coalesce(array_agg(id), '{}') END AS ids FROM matching`;
  return counted;
}
