import { type Db, Prisma } from '@haat/db';
import { orderRows, type OrderRow } from './order-row.ts';

/** The rows of these orders, in the same order. */
export function readOrderRows(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  const page = Prisma.sql`(SELECT * FROM orders WHERE id = ANY(${ids}::bigint[]))`;
  return db.$queryRaw<OrderRow[]>`${orderRows(page)} ORDER BY array_position(${ids}::bigint[], o.id)`;
}
