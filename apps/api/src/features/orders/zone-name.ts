import { Prisma } from '@haat/db';

/**
 * The Bangla zone name of order `o`. Orders hold the English name from the time they were placed; the zone's Bangla
 * name is used as long as its English name is unchanged, otherwise the English one.
 */
export const zoneNameBn = Prisma.sql`
  coalesce((SELECT nullif(shipping_address_bn, '') FROM shipping_zones
             WHERE id = o.shipping_zone_id AND shipping_address = o.shipping_address), o.shipping_address)`;
