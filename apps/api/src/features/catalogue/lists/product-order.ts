import { Prisma } from '@haat/db';
import { Problem } from '../../../platform/http/problem.ts';

type ListOrder = 'newest' | 'offer_price asc' | 'offer_price desc' | 'price asc' | 'price desc';

/** How a list is sorted; `relevance` is the default of a search. */
export type OrderName = ListOrder | 'relevance';

/** The end of a page: its order, and the last product's sort value and id. */
export interface Cursor {
  order: OrderName;
  value: number;
  id: number;
}

interface OrderOptions {
  sort?: 'asc' | 'desc' | 'newest' | undefined;
  sort_by?: 'offer_price' | 'price' | undefined;
  q?: string | undefined;
}

/** The order of a query: by default newest first (see in-stock-first.ts), or most relevant first in a search. */
export function orderOf({ sort, sort_by, q }: OrderOptions): OrderName {
  return sort === undefined && q !== undefined ? 'relevance' : listOrderOf({ sort, sort_by });
}

/** The order of a list that is not a search. */
export function listOrderOf({ sort = 'newest', sort_by = 'offer_price' }: OrderOptions): ListOrder {
  return sort === 'newest' ? 'newest' : `${sort_by} ${sort}`;
}

/** The expression a list is sorted by; ties are sorted newest first. */
export function orderExpression(order: ListOrder): Prisma.Sql {
  if (order === 'newest') return Prisma.sql`0`;
  return order.startsWith('offer_price') ? Prisma.sql`p.offer_price` : Prisma.sql`p.price`;
}

/** How a page is sorted. */
export interface PageSql {
  order: OrderName;
  expression: Prisma.Sql;
}

/** The ORDER BY of a list. */
export function orderBy({ order, expression }: PageSql): Prisma.Sql {
  if (order === 'newest') return Prisma.sql`p.id DESC`;
  return order.endsWith('desc') ? Prisma.sql`${expression} DESC, p.id DESC` : Prisma.sql`${expression} ASC, p.id DESC`;
}

/** The condition for what follows a cursor. */
export function afterCursor({ value, id }: Cursor, { order, expression }: PageSql): Prisma.Sql {
  if (order === 'newest') return Prisma.sql`p.id < ${id}`;
  // An index can start from the outer comparison.
  return order.endsWith('desc')
    ? Prisma.sql`${expression} <= ${value}::int AND (${expression} < ${value}::int OR p.id < ${id})`
    : Prisma.sql`${expression} >= ${value}::int AND (${expression} > ${value}::int OR p.id < ${id})`;
}

/** A cursor as the opaque text that clients send back. */
export function cursorText({ order, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, value, id])).toString('base64url');
}

/** Reads a cursor. Throws VALIDATION if it is malformed or belongs to another order. */
export function readCursor(text: string, order: OrderName): Cursor {
  const parts = parse(text);
  const [cursorOrder, value, id]: unknown[] = Array.isArray(parts) ? parts : [];
  if (cursorOrder !== order || !isWhole(value) || !isWhole(id)) throw wrongCursor();
  return { order, value, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw wrongCursor();
  }
}

/** A number that fits PostgreSQL's integer. */
function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;
}

function wrongCursor(): Problem {
  const message = 'This is not the cursor of a page of this list.';
  return new Problem('VALIDATION', message, { errors: [{ path: 'cursor', message }] });
}
