import { Prisma } from '@haat/db';

/**
 * The zone of an order `o` in Bangla. Orders hold its English name as it was when they were placed; the Bangla one is that of the zone
 * for as long as the English one is the same. Otherwise the English name.
 */
export const zoneNameBn = Prisma.sql`
  coalesce((SELECT nullif(shipping_address_bn, '') FROM shipping_zones
             WHERE id = o.shipping_zone_id AND shipping_address = o.shipping_address), o.shipping_address)`;
