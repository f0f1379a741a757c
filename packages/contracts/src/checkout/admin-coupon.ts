import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';

/** Whether a coupon can be used now, and if not, why. */
export const couponStates = ['running', 'planned', 'ended', 'used_up', 'off'] as const;

/**
 * The lists of coupons in the console: those in use, planned ones, those that have ended (or are used up or switched
 * off), and all.
 */
export const couponViews = ['running', 'planned', 'ended', 'all'] as const;
export type CouponView = (typeof couponViews)[number];

/** The effect of all coupons on the orders of the last 30 days in Dhaka, without cancelled and returned ones. */
export const couponFigures = z
  .object({
    given_away: taka.describe('What they took off'),
    orders_total: taka.describe('What those orders cost after that'),
  })
  .meta({ id: 'CouponFigures' });
export type CouponFigures = z.infer<typeof couponFigures>;

/** A coupon as staff see it. */
export const adminCoupon = z
  .object({
    id,
    code: z.string(),
    value: taka,
    min_subtotal: taka,
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
    total_limit: z.int().nullable().describe('null: no limit'),
    per_customer_limit: z.int().nullable().describe('null: no limit'),
    used_count: z.int().describe('Uses by orders that were not cancelled'),
    is_active: z.boolean(),
    is_public: z.boolean().describe('Whether the shop shows it; otherwise it is passed on by word'),
    state: z.enum(couponStates),
    version: z.int(),
  })
  .meta({ id: 'AdminCoupon' });
export type AdminCoupon = z.infer<typeof adminCoupon>;
