import { z } from 'zod';
import { id } from '../shared/ids.ts';

/** The maximum number of shops. */
export const maxShops = 2_000;

/** A shop of the marketplace as staff see it. */
export const adminShop = z
  .object({
    id,
    name: z.string(),
    name_bn: z.string(),
    photo: z.string().describe("'' for a shop without a picture"),
    district: z.string(),
    district_bn: z.string(),
    about: z.string(),
    about_bn: z.string(),
    honours_coupons: z.boolean().describe("Whether its products are listed under 'Voucher Products'"),
    phone: z.string().describe('For staff alone, also the note'),
    note: z.string(),
    version: z.int(),
  })
  .meta({ id: 'AdminShop' });
export type AdminShop = z.infer<typeof adminShop>;

/** A shop with the number of its products and its orders of the last 30 days. */
export const adminShopRow = adminShop
  .extend({
    products: z.int().describe('Those that are sold'),
    orders: z.int().describe('Those with a product of the shop'),
    returned: z.int().describe('Those of them that came back'),
  })
  .meta({ id: 'AdminShopRow' });
export type AdminShopRow = z.infer<typeof adminShopRow>;
