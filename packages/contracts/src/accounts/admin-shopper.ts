import { z } from 'zod';
import { orderStatus } from '../orders/order.ts';
import { adminReview } from '../reviews/admin-review.ts';
import { userId } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';

const moment = z.iso.datetime();

/** The views of the shopper list. */
export const shopperViews = ['all', 'blocked'] as const;
export type ShopperView = (typeof shopperViews)[number];

/** Whether a text is long enough to search shoppers: no index of PostgreSQL finds anything shorter. */
export function canFindShoppers(typed: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(typed.replaceAll(/[\s().-]/g, ''));
}

/** A shopper in a list. */
export const adminShopperRow = z
  .object({
    id: userId,
    full_name: z.string(),
    email: z.string(),
    phone: z.string().describe("'' without one"),
    orders: z.int(),
    registered_at: moment,
    last_login_at: moment,
    is_blocked: z.boolean(),
  })
  .meta({ id: 'AdminShopperRow' });
export type AdminShopperRow = z.infer<typeof adminShopperRow>;

/** Everything owners see about a shopper. */
export const adminShopper = adminShopperRow
  .extend({
    address: z.string().describe('As in the profile, with city and country'),
    blocked: z
      .object({
        at: moment.nullable().describe('null: by an earlier version of the shop'),
        by: z.string().nullable().describe('null: a command on the server'),
        reason: z.string().nullable().describe('For staff alone'),
      })
      .nullable(),
    totals: z.object({ under_way: z.int(), delivered: z.int(), cancelled: z.int(), returned: z.int(), paid: taka }),
    newest_orders: z
      .array(z.object({ order_number: z.string(), status: orderStatus, placed_at: moment, total: taka }))
      .describe('At most 20'),
    addresses: z
      .array(
        z.object({
          name: z.string(),
          phone: z.string(),
          address: z.string(),
          zone: z.string(),
          zone_bn: z.string(),
          used_at: moment,
        }),
      )
      .describe('Where orders went, the last first; at most 10'),
    reviews: z
      .array(
        adminReview
          .pick({ id: true, status: true, star: true, message: true, written_at: true })
          .extend({ product: adminReview.shape.product.omit({ photo: true }) }),
      )
      .describe('The newest, at most 20'),
    review_count: z.int(),
    newsletter_since: moment.nullable(),
    in_cart: z.int().describe('Lines of the cart'),
    favourites: z.int(),
    seller_requests: z.int().describe('Applications as a seller with this e-mail address'),
  })
  .meta({ id: 'AdminShopper' });
export type AdminShopper = z.infer<typeof adminShopper>;
