import type { CouponProblem } from '@haat/contracts';

/** The state of a coupon by the database's clock and counts. Amounts are in poisha. */
export interface CouponState {
  id: number;
  code: string;
  value: number;
  minSubtotal: number;
  /** ISO 8601, as formatted by the database. */
  endsAt: string | null;
  hasStarted: boolean;
  hasEnded: boolean;
  isUsedUp: boolean;
  isUsedUpByCaller: boolean;
}

/** Why a coupon does not apply to an order of this subtotal; null if it does. */
export function couponProblem(coupon: CouponState, subtotal: number): CouponProblem | null {
  if (!coupon.hasStarted) return 'NOT_STARTED';
  if (coupon.hasEnded) return 'EXPIRED';
  if (coupon.isUsedUp) return 'EXHAUSTED';
  if (coupon.isUsedUpByCaller) return 'USED_BY_YOU';
  if (subtotal < coupon.minSubtotal) return 'BELOW_MINIMUM';
  return null;
}
