import type { DayOfOrders } from '@haat/contracts';
import type { Db } from '@haat/db';
import { todayInDhaka } from '../../platform/db/dhaka.ts';

/** How many days Today covers. */
export const dayCount = 30;

/** The orders of the last 30 days by the day, in Dhaka, on which they were placed; includes days without orders. */
export function daysOfOrders(db: Db): Promise<DayOfOrders[]> {
  return db.$queryRaw<DayOfOrders[]>`
    WITH days AS (
      SELECT generate_series(0, ${dayCount - 1}) AS back, ${todayInDhaka} AS today
    ), placed AS (
      SELECT day, sum(orders)::int AS orders,
             coalesce(sum(orders) FILTER (WHERE status IN ('cancelled', 'returned')), 0)::int AS lost,
             coalesce(sum(total) FILTER (WHERE status = 'delivered'), 0)::float / 100 AS paid,
             coalesce(sum(total) FILTER (WHERE status IN ('pending', 'confirmed', 'packed', 'shipped')), 0)::float / 100 AS open
        FROM order_figures WHERE day > ${todayInDhaka} - ${dayCount}::int
       GROUP BY 1
    )
    SELECT to_char(today - back, 'YYYY-MM-DD') AS day, coalesce(orders, 0) AS orders, coalesce(lost, 0) AS lost,
           coalesce(paid, 0) AS paid, coalesce(open, 0) AS open
      FROM days LEFT JOIN placed ON placed.day = today - back
     ORDER BY back DESC`;
}
