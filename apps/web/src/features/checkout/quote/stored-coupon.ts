import type { Quote } from '@haat/contracts';
import { writeCoupon } from '../storage/totals.ts';

/**
 * Updates the stored coupon after a quote. A coupon whose minimum the cart no longer reaches is kept without an
 * amount, because it applies again once the cart grows; any other that takes nothing off is removed.
 */
export function storeCoupon({ coupon, discount, total_amount: afterTotal }: Quote): void {
  if (!coupon) return void writeCoupon(null);
  const { code, problem } = coupon;
  if (problem === null) return void writeCoupon({ code, value: discount, afterTotal });
  writeCoupon(problem === 'BELOW_MINIMUM' ? { code, value: null, afterTotal: null } : null);
}
