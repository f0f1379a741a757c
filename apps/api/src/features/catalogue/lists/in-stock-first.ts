import type { ProductListQuery } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { readCursor } from './product-order.ts';

/**
 * Whether the query leaves the order open: newest first, then the sold-out products, also newest first. The
 * specification requires newest first for the products of one shop.
 */
export function isInStockFirst({ sort, q, shop_id }: Pick<ProductListQuery, 'sort' | 'q' | 'shop_id'>): boolean {
  return sort === undefined && q === undefined && shop_id === undefined;
}

interface PageParts {
  query: ProductListQuery;
  columns: Prisma.Sql;
  /** The condition of the query's filters. */
  filters: Prisma.Sql;
  total: Prisma.Sql;
  limit: number;
}

/** One page of such a list plus one product. */
export function inStockFirst({ query, columns, filters, total, limit }: PageParts): Prisma.Sql {
  return Prisma.sql`
    WITH page AS MATERIALIZED (
      ${inStockFirstPage({ query, filters, limit })}
    )
    ${productsOfPage({ columns, total, limit })}`;
}

/** The products of a table `page` of ids and places, and one more than the page holds. */
export function productsOfPage({ columns, total, limit }: Pick<PageParts, 'columns' | 'total' | 'limit'>): Prisma.Sql {
  return Prisma.sql`
    SELECT ${columns}, page.place, ${total} AS total
      FROM page JOIN products p USING (id) JOIN shops s ON s.id = p.shop_id
     ORDER BY page.place, p.id DESC
     LIMIT ${limit + 1}`;
}

/**
 * The products of that page: `id`, and as `place` 1 for sold-out ones. Both parts are read in id order. The second is read
 * from `short_stock`, and only if the first does not fill the page, so that no index needs to hold a stock. There may be
 * twice as many as fit on the page, in any order.
 */
export function inStockFirstPage({ query, filters, limit }: Omit<PageParts, 'columns' | 'total'>): Prisma.Sql {
  const start = startOf(query);
  return Prisma.sql`
    WITH in_stock AS MATERIALIZED (
      SELECT p.id FROM products p
       WHERE ${filters} AND p.stock > 0 AND ${start.inStock}
       ORDER BY p.id DESC
       LIMIT ${limit + 1}
    ), sold_out AS MATERIALIZED (
      SELECT p.id FROM short_stock short JOIN products p ON p.id = short.product_id
       WHERE short.stock <= 0 AND ${filters} AND ${start.soldOut} AND (SELECT count(*) FROM in_stock) <= ${limit}
       ORDER BY p.id DESC
       LIMIT ${limit + 1}
    )
    SELECT id, 0 AS place FROM in_stock UNION ALL SELECT id, 1 AS place FROM sold_out`;
}

/** For products `p` read in any order: their place, and the condition for those after the query's cursor. */
export function inStockFirstPlace(query: ProductListQuery): { place: Prisma.Sql; start: Prisma.Sql } {
  const start = startOf(query);
  return {
    place: Prisma.sql`CASE WHEN p.stock > 0 THEN 0 ELSE 1 END`,
    start: Prisma.sql`CASE WHEN p.stock > 0 THEN ${start.inStock} ELSE ${start.soldOut} END`,
  };
}

/** Where each part starts after the query's cursor, which holds the part and the id of the last product. */
function startOf({ cursor }: ProductListQuery): { inStock: Prisma.Sql; soldOut: Prisma.Sql } {
  if (cursor === undefined) return { inStock: Prisma.sql`TRUE`, soldOut: Prisma.sql`TRUE` };
  const { value: place, id } = readCursor(cursor, 'newest');
  return place === 0
    ? { inStock: Prisma.sql`p.id < ${id}`, soldOut: Prisma.sql`TRUE` }
    : { inStock: Prisma.sql`FALSE`, soldOut: Prisma.sql`p.id < ${id}` };
}
