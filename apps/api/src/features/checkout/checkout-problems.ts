import type { CouponProblem } from '@haat/contracts';
import { Problem } from '../../platform/http/problem.ts';
import type { PricedCart, PricedLine } from './price-cart.ts';
import { quoteView } from './quote-view.ts';

const couponMessages: Record<CouponProblem, string> = {
  UNKNOWN: 'There is no such coupon.',
  NOT_STARTED: 'This coupon cannot be used yet.',
  EXPIRED: 'This coupon has expired.',
  BELOW_MINIMUM: 'Your order is below the minimum of this coupon.',
  EXHAUSTED: 'This coupon has been used up.',
  USED_BY_YOU: 'You have used this coupon already.',
};

/** A coupon that takes nothing off, and why. */
export function refuseCoupon(reason: CouponProblem, { path, data }: { path: string; data?: unknown }): Problem {
  const message = couponMessages[reason];
  const code = reason === 'EXHAUSTED' ? 'COUPON_EXHAUSTED' : 'COUPON_INVALID';
  return new Problem(code, message, { errors: [{ path, message }], ...(data !== undefined && { data }) });
}

/** What keeps a cart from being ordered, with the right figures; null when nothing does. */
export function whyNotOrderable(cart: PricedCart, { paidAtMost }: { paidAtMost: number }): Problem | null {
  if (cart.isOrderable && !cart.coupon?.problem && cart.total <= paidAtMost) return null;
  const data = quoteView(cart);
  const unknown = cart.lines.flatMap((line, index) =>
    line.problem === 'NOT_FOUND'
      ? [{ path: `item.${index}.product_id`, message: 'This product is no longer available.' }]
      : [],
  );
  if (unknown[0]) return new Problem('VALIDATION', unknown[0].message, { errors: unknown, data });
  const short = cart.lines.flatMap((line, index) => (line.problem ? [shortLine(line, index)] : []));
  if (short[0]) return new Problem('OUT_OF_STOCK', short[0].message, { errors: short, data });
  if (!cart.zone) return new Problem('VALIDATION', zoneMessage, { errors: zoneErrors, data });
  if (cart.coupon?.problem) return refuseCoupon(cart.coupon.problem, { path: 'coupon_code', data });
  return new Problem('QUOTE_CHANGED', 'Prices have changed. Please look at the new total.', { data });
}

const zoneMessage = 'Please choose a delivery area.';
const zoneErrors = ['shipping_id', 'delivery_charge'].map((path) => ({ path, message: zoneMessage }));

function shortLine({ product }: PricedLine, index: number) {
  const stock = product?.stock ?? 0;
  const name = product?.title ?? '';
  const message = stock === 0 ? `${name} is sold out.` : `Only ${stock} of ${name} in stock.`;
  return { path: `item.${index}.qty`, message };
}
