import { orderViews, type OrderCount, type OrderView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { Services } from '../../../../services.ts';
import { filteredOrders, type OrderFilter } from './order-filter.ts';

/** Beyond this nobody needs the exact number, and counting would take longer than listing. */
export const maxCounted = 10_000;

/** The number of orders and, in Taka, what they bring in; the sum is null if not all were counted. */
export type FoundOrders = OrderCount & { to_collect: number | null };

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

/** What was found, of which one more than the maximum was counted. */
export function foundOrders({ count, total }: { count: number; total: number }): FoundOrders {
  return { ...bounded(count), to_collect: count > maxCounted ? null : total };
}

/** The number of orders in each view. */
export async function countViews(db: Services['db']): Promise<Record<OrderView, OrderCount>> {
  const counts = orderViews.map(
    (view) => Prisma.sql`
      SELECT ${view}::text AS view, count(*)::int AS count
        FROM (SELECT FROM orders o WHERE ${filteredOrders({ view }).condition} LIMIT ${maxCounted + 1}) AS counted`,
  );
  const rows = await db.$queryRaw<{ view: OrderView; count: number }[]>`${Prisma.join(counts, ' UNION ALL ')}`;
  const countOf = (view: OrderView) => bounded(rows.find((row) => row.view === view)?.count ?? 0);
  return {
    confirm: countOf('confirm'),
    pack: countOf('pack'),
    handover: countOf('handover'),
    way: countOf('way'),
    returned: countOf('returned'),
    all: countOf('all'),
  };
}

function bounded(count: number): OrderCount {
  return { count: Math.min(count, maxCounted), is_exact: count <= maxCounted };
}
