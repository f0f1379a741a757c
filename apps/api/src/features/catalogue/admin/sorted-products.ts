import type { ProductSort } from '@haat/contracts';
import { plannedForItsValues, Prisma } from '@haat/db';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { maxSorted, productsOfList, type Query } from './find-products.ts';

/** A product of a list, and the cursor of what follows it. */
export interface FoundProduct {
  id: number;
  cursor: string;
}

interface Sorting {
  column: Prisma.Sql;
  isDescending: boolean;
}

const sortings: Record<ProductSort, Sorting> = {
  price: { column: Prisma.sql`p.price`, isDescending: false },
  'price-desc': { column: Prisma.sql`p.price`, isDescending: true },
  offer: { column: Prisma.sql`p.offer_price`, isDescending: false },
  'offer-desc': { column: Prisma.sql`p.offer_price`, isDescending: true },
  stock: { column: Prisma.sql`p.stock`, isDescending: false },
};

interface Asked {
  sort: ProductSort;
  query: Query;
  limit: number;
}

/**
 * A sorted page. The matches of a selective condition are found first and sorted; otherwise the page is read along
 * the index of the column. Throws VALIDATION for the cursor of a list that is sorted otherwise, and for stock outside
 * the view of what is low.
 */
export async function findSorted(db: Services['db'], { sort, query, limit }: Asked): Promise<FoundProduct[]> {
  const { cursor, ...list } = query;
  if (sort === 'stock' && list.view !== 'low') throw refused('sort', 'Only what is low in stock is sorted by it.');
  const sorting = sortings[sort];
  const { column, isDescending } = sorting;
  const condition = Prisma.sql`${productsOfList(list)} AND ${cursor === undefined ? Prisma.sql`true` : isAfter(cursor, sorting)}`;
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const [few] = await db.$queryRaw<{ count: number; found: Row[] }[]>`${plannedForItsValues}
    WITH matching AS MATERIALIZED (
      SELECT p.id, ${column} AS value FROM products p WHERE ${condition} LIMIT ${maxSorted + 1}
    ), page AS (SELECT id, value FROM matching ORDER BY value ${direction}, id DESC LIMIT ${limit})
    SELECT (SELECT count(*)::int FROM matching) AS count, coalesce((SELECT json_agg(page ORDER BY value ${direction}, id DESC) FROM page), '[]') AS found`;
  if (few && few.count <= maxSorted) return few.found.map((row) => withCursor(row));
  const rows = await db.$queryRaw<Row[]>`${plannedForItsValues}
    SELECT p.id, ${column} AS value FROM products p WHERE ${condition} ORDER BY ${column} ${direction}, p.id DESC LIMIT ${limit}`;
  return rows.map((row) => withCursor(row));
}

interface Row {
  id: number;
  value: number;
}

function withCursor({ id, value }: Row): FoundProduct {
  return { id, cursor: `${value}-${id}` };
}

/** The condition for what follows a cursor; an index can start from the outer comparison. */
function isAfter(cursor: string, { column, isDescending }: Sorting): Prisma.Sql {
  const [value, id] = cursor.split('-').map(Number);
  if (value === undefined || id === undefined) throw wrongCursor();
  return isDescending
    ? Prisma.sql`${column} <= ${value}::bigint AND (${column} < ${value}::bigint OR p.id < ${id}::bigint)`
    : Prisma.sql`${column} >= ${value}::bigint AND (${column} > ${value}::bigint OR p.id < ${id}::bigint)`;
}

/** For the cursor of a list that is sorted otherwise. */
export function wrongCursor(): Problem {
  return refused('cursor', 'This is not the cursor of a page of this list.');
}

function refused(path: string, message: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ path, message }] });
}
