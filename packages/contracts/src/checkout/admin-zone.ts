import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';

/** The maximum number of delivery zones, including inactive ones. */
export const maxZones = 100;

/** The longest delivery time that a zone may promise. */
export const maxDeliveryDays = 60;

/** A delivery zone as staff see it. */
export const adminZone = z
  .object({
    id,
    name: z.string(),
    name_bn: z.string(),
    delivery_charge: taka,
    delivery_days: z.int().describe('Within how many days a parcel arrives; 0: nothing is promised'),
    places: z.string().describe("Places for which it is proposed: districts, 'Dhaka/Savar', '*' for everywhere else"),
    is_active: z.boolean().describe('Whether shoppers can choose it'),
    version: z.int(),
  })
  .meta({ id: 'AdminZone' });
export type AdminZone = z.infer<typeof adminZone>;

/** A delivery zone with its orders of the last 30 days. */
export const adminZoneRow = adminZone
  .extend({ orders: z.int(), returned: z.int().describe('Those of them that came back') })
  .meta({ id: 'AdminZoneRow' });
export type AdminZoneRow = z.infer<typeof adminZoneRow>;
