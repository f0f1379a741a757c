import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';

/** How many orders of the last 30 days were cancelled and came back, by delivery zone; the zones that exist now, in their order. */
export function zonesOfOrders(db: Db): Promise<Today['zones']> {
  return db.$queryRaw<Today['zones']>`
    SELECT z.shipping_address AS zone, z.shipping_address_bn AS zone_bn, count(o.id)::int AS orders,
           count(o.id) FILTER (WHERE o.status = 'cancelled')::int AS cancelled,
           count(o.id) FILTER (WHERE o.status = 'returned')::int AS returned
      FROM shipping_zones z
      LEFT JOIN orders o ON o.shipping_zone_id = z.id AND o.created_at > now() - interval '30 days'
     GROUP BY z.id HAVING z.is_active OR count(o.id) > 0
     ORDER BY z.position, z.id`;
}
