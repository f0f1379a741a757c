import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';
import { todayInDhaka } from '../../platform/db/dhaka.ts';
import { dayCount } from './days-of-orders.ts';

/**
 * How many orders of the last 30 days were cancelled or returned, by delivery zone; the current zones, in their
 * order.
 */
export function zonesOfOrders(db: Db): Promise<Today['zones']> {
  return db.$queryRaw<Today['zones']>`
    WITH placed AS (
      SELECT zone_id, sum(orders)::int AS orders, coalesce(sum(orders) FILTER (WHERE status = 'cancelled'), 0)::int AS cancelled,
             coalesce(sum(orders) FILTER (WHERE status = 'returned'), 0)::int AS returned
        FROM order_figures WHERE day > ${todayInDhaka} - ${dayCount}::int
       GROUP BY zone_id
    )
    SELECT z.id, z.shipping_address AS zone, z.shipping_address_bn AS zone_bn, coalesce(orders, 0) AS orders,
           coalesce(cancelled, 0) AS cancelled, coalesce(returned, 0) AS returned
      FROM shipping_zones z LEFT JOIN placed ON placed.zone_id = z.id
     WHERE z.is_active OR orders > 0
     ORDER BY z.position, z.id`;
}
