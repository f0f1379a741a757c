import type { Quote } from '@haat/contracts';
import { writeCoupon } from '../storage/totals.ts';

/**
 * Brings the stored coupon in line with a quote that was asked for with it. One that the cart is too small for stays without
 * an amount, because it applies again once the cart grows; any other that takes nothing off is forgotten.
 */
export function keepCoupon({ coupon, discount, total_amount: afterTotal }: Quote): void {
  if (!coupon) return void writeCoupon(null);
  const { code, problem } = coupon;
  if (problem === null) return void writeCoupon({ code, value: discount, afterTotal });
  writeCoupon(problem === 'BELOW_MINIMUM' ? { code, value: null, afterTotal: null } : null);
}
