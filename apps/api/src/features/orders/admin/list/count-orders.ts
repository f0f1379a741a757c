import { maxCounted, type BoundedCount, type OrderView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { boundedCountOf, countEach } from '../../../../platform/db/count-each.ts';
import type { Services } from '../../../../services.ts';
import { filteredOrders, type OrderFilter } from './order-filter.ts';

/** The number of orders and their total in Taka; the sum is null if not all were counted. */
export type FoundOrders = BoundedCount & { to_collect: number | null };

/** Counts the orders `o` that fulfil a condition. */
export function countOrders(db: Services['db'], condition: Prisma.Sql): Promise<FoundOrders> {
  return countTotals(db, Prisma.sql`SELECT o.total FROM orders o WHERE ${condition}`);
}

/** Counts the orders of a filtered list. */
export function countFiltered(db: Services['db'], filter: OrderFilter): Promise<FoundOrders> {
  const { source, condition, total } = filteredOrders(filter);
  return countTotals(db, Prisma.sql`SELECT ${total} FROM ${source} WHERE ${condition}`);
}

async function countTotals(db: Services['db'], totals: Prisma.Sql): Promise<FoundOrders> {
  const [row] = await db.$queryRaw<{ count: number; total: number }[]>`
    SELECT count(*)::int AS count, coalesce(sum(total), 0)::float / 100 AS total
      FROM (${totals} LIMIT ${maxCounted + 1}) AS found`;
  return foundOrders(row ?? { count: 0, total: 0 });
}

/** The result of a count that stops one beyond the maximum. */
export function foundOrders({ count, total }: { count: number; total: number }): FoundOrders {
  return { ...boundedCountOf(count), to_collect: count > maxCounted ? null : total };
}

/** The number of orders in each view. */
export function countViews(db: Services['db']): Promise<Record<OrderView, BoundedCount>> {
  return countEach(db, {
    confirm: ordersOf('confirm'),
    pack: ordersOf('pack'),
    handover: ordersOf('handover'),
    way: ordersOf('way'),
    returned: ordersOf('returned'),
    all: ordersOf('all'),
    undelivered: ordersOf('undelivered'),
  });
}

function ordersOf(view: OrderView): Prisma.Sql {
  return Prisma.sql`SELECT FROM orders o WHERE ${filteredOrders({ view }).condition}`;
}
