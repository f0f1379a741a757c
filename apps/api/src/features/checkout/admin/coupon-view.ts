import { takaFromPoisha, type AdminCoupon } from '@haat/contracts';
import type { Prisma } from '@haat/db';

type Coupon = Prisma.CouponGetPayload<object>;

/** A coupon as staff see it at this time. */
export function adminCouponView(coupon: Coupon, now: Date): AdminCoupon {
  return {
    id: coupon.id,
    code: coupon.code,
    value: takaFromPoisha(coupon.value),
    min_subtotal: takaFromPoisha(coupon.minSubtotal),
    starts_at: coupon.startsAt?.toISOString() ?? null,
    ends_at: coupon.endsAt?.toISOString() ?? null,
    total_limit: coupon.totalLimit,
    per_customer_limit: coupon.perCustomerLimit,
    used_count: coupon.usedCount,
    is_active: coupon.isActive,
    is_public: coupon.isPublic,
    state: couponState(coupon, now),
    version: coupon.version,
  };
}

type Dated = Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'totalLimit' | 'usedCount'>;

/** What prevents every shopper from using the coupon; `is_redeemable` in SQL is what the checkout enforces. */
export function couponState(
  { isActive, startsAt, endsAt, totalLimit, usedCount }: Dated,
  now: Date,
): AdminCoupon['state'] {
  if (!isActive) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (totalLimit !== null && usedCount >= totalLimit) return 'used_up';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}
