import { orderViews, type OrderCount, type OrderView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { Services } from '../../../services.ts';
import { orderCondition, type OrderFilter } from './order-filter.ts';

/** Beyond this nobody needs the exact number, and counting would take longer than listing. */
const maxCounted = 10_000;

type Found = OrderCount & { to_collect: number | null };

/** The number of orders in a filtered list and, in Taka, what they bring in; the sum is null if not all were counted. */
export function countFound(db: Services['db'], filter: OrderFilter): Promise<Found> {
  return countOrders(db, orderCondition(filter));
}

/** The same for the orders `o` that fulfil a condition. */
export async function countOrders(db: Services['db'], condition: Prisma.Sql): Promise<Found> {
  const [row] = await db.$queryRaw<{ count: number; total: number }[]>`
    SELECT count(*)::int AS count, coalesce(sum(total), 0)::float / 100 AS total
      FROM (SELECT o.total FROM orders o WHERE ${condition} LIMIT ${maxCounted + 1}) AS found`;
  const { count = 0, total = 0 } = row ?? {};
  return { ...bounded(count), to_collect: count > maxCounted ? null : total };
}

/** The number of orders in each view. */
export async function countViews(db: Services['db']): Promise<Record<OrderView, OrderCount>> {
  const counts = orderViews.map(
    (view) => Prisma.sql`
      SELECT ${view}::text AS view, count(*)::int AS count
        FROM (SELECT FROM orders o WHERE ${orderCondition({ view })} LIMIT ${maxCounted + 1}) AS counted`,
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
