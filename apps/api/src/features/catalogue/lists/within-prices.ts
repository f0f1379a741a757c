import type { ProductListQuery } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { sqlText } from '../../../platform/db/sql-text.ts';
import { inStockFirstPage, inStockFirstPlace, isInStockFirst, productsOfPage } from './in-stock-first.ts';
import { listOrderOf, readCursor } from './product-order.ts';
import { maxCounted } from './total-of-products.ts';

/** Whether the query asks for products within prices, newest first or those in stock first. */
export function isWithinPrices(query: ProductListQuery): boolean {
  return (query.min_price !== undefined || query.max_price !== undefined) && listOrderOf(query) === 'newest';
}

interface PageParts {
  query: ProductListQuery;
  columns: Prisma.Sql;
  /** The condition of the query's filters. */
  filters: Prisma.Sql;
  limit: number;
}

/**
 * One page of such a list plus one product, with the total: exact up to `maxCounted` and one more beyond that.
 *
 * A list is read along the ids of its shelf. PostgreSQL knows the prices of all products, but not those of one shelf:
 * where a shelf has hardly any product within these, it would read the whole shelf to fill a page. So the products are
 * counted first, along an index of prices, and the page is chosen among them if these are all.
 */
export function withinPrices({ query, columns, filters, limit }: PageParts): Prisma.Sql {
  const most = sqlText(maxCounted);
  const isFew = Prisma.sql`(SELECT total FROM counted) <= ${most}`;
  // The stock was not read while counting.
  const { place, start, counted, pageOf } = isInStockFirst(query)
    ? {
        ...inStockFirstPlace(query),
        counted: Prisma.sql`matching JOIN products p USING (id)`,
        pageOf: inStockFirstPage,
      }
    : { ...newestPlace(query), counted: Prisma.sql`matching p`, pageOf: newestPage };
  // PostgreSQL evaluates this condition and its opposite once, and runs only the part for which it holds.
  const many = { query, filters: Prisma.sql`NOT ${isFew} AND ${filters}`, limit };
  return Prisma.sql`
    WITH matching AS MATERIALIZED (
      SELECT p.id FROM products p WHERE ${filters} LIMIT ${most} + 1
    ), counted AS MATERIALIZED (
      SELECT count(*)::int AS total FROM matching
    ), few AS MATERIALIZED (
      SELECT p.id, ${place} AS place FROM ${counted}
       WHERE ${isFew} AND ${start}
       ORDER BY place, p.id DESC
       LIMIT ${limit + 1}
    ), many AS MATERIALIZED (
      ${pageOf(many)}
    ), page AS (
      SELECT id, place FROM few UNION ALL SELECT id, place FROM many
    )
    ${productsOfPage({ columns, total: Prisma.sql`(SELECT total FROM counted)`, limit })}`;
}

function newestPage({ query, filters, limit }: Omit<PageParts, 'columns'>): Prisma.Sql {
  const { place, start } = newestPlace(query);
  return Prisma.sql`
      SELECT p.id, ${place} AS place FROM products p WHERE ${filters} AND ${start} ORDER BY p.id DESC LIMIT ${limit + 1}`;
}

function newestPlace({ cursor }: ProductListQuery): { place: Prisma.Sql; start: Prisma.Sql } {
  const place = Prisma.sql`0`;
  if (cursor === undefined) return { place, start: Prisma.sql`TRUE` };
  return { place, start: Prisma.sql`p.id < ${readCursor(cursor, 'newest').id}` };
}
