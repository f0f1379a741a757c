import type { ProductSort } from '@haat/contracts';
import { plannedForItsValues, Prisma } from '@haat/db';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { productsOfList, type Query } from './find-products.ts';

/** A product of a list, and the cursor of what follows it. */
export interface FoundProduct {
  id: number;
  cursor: string;
}

interface Asked {
  sort: ProductSort;
  query: Query;
  limit: number;
}

/**
 * A page sorted by what shoppers pay, read along an index of these prices. Throws VALIDATION for the cursor of a list that
 * is sorted otherwise, and for a list that none of these indexes can serve.
 */
export async function findSorted(db: Services['db'], { sort, query, limit }: Asked): Promise<FoundProduct[]> {
  const { cursor, ...list } = query;
  if (!isSortable(list))
    throw refused('sort', 'Only products that are sold or on offer can be sorted, without q and ending.');
  const isDescending = sort === 'offer-desc';
  const start = cursor === undefined ? Prisma.sql`true` : isAfter(cursor, isDescending);
  const order = isDescending ? Prisma.sql`p.offer_price DESC, p.id DESC` : Prisma.sql`p.offer_price, p.id DESC`;
  const rows = await db.$queryRaw<Row[]>`${plannedForItsValues}
    SELECT p.id, p.offer_price FROM products p WHERE ${productsOfList(list)} AND ${start} ORDER BY ${order} LIMIT ${limit}`;
  return rows.map(({ id, offer_price: offer }) => ({ id, cursor: `${offer}-${id}` }));
}

function isSortable({ view, q, ending }: Query): boolean {
  return (view === 'sold' || view === 'offer') && q === undefined && !ending;
}

interface Row {
  id: number;
  offer_price: bigint | number;
}

/** The condition for what follows a cursor; an index can start from the outer comparison. */
function isAfter(cursor: string, isDescending: boolean): Prisma.Sql {
  const [offer, id] = cursor.split('-').map(Number);
  if (offer === undefined || id === undefined) throw wrongCursor();
  return isDescending
    ? Prisma.sql`p.offer_price <= ${offer}::bigint AND (p.offer_price < ${offer}::bigint OR p.id < ${id}::bigint)`
    : Prisma.sql`p.offer_price >= ${offer}::bigint AND (p.offer_price > ${offer}::bigint OR p.id < ${id}::bigint)`;
}

/** For the cursor of a list that is sorted otherwise. */
export function wrongCursor(): Problem {
  return refused('cursor', 'This is not the cursor of a page of this list.');
}

function refused(path: string, message: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ path, message }] });
}
