import {
  type CouponProblem,
  type LineProblem,
  type OrderProblem,
  type ProblemCode,
  takaFromPoisha,
} from '@haat/contracts';
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

/** The problem with a coupon that does not apply. */
export function refuseCoupon(reason: CouponProblem, { path, data }: { path: string; data?: unknown }): Problem {
  const message = couponMessages[reason];
  const code = reason === 'EXHAUSTED' ? 'COUPON_EXHAUSTED' : 'COUPON_INVALID';
  return new Problem(code, message, { errors: [{ path, message }], ...(data !== undefined && { data }) });
}

/** Why a cart cannot be ordered, with the correct figures; null if it can. */
export function whyNotOrderable(cart: PricedCart, { paidAtMost }: { paidAtMost: number }): Problem | null {
  if (cart.isOrderable && !cart.coupon?.problem && cart.total <= paidAtMost) return null;
  const data = quoteView(cart);
  for (const [reason, { code, field, message }] of Object.entries(lineRefusals)) {
    const errors = cart.lines.flatMap((line, index) =>
      line.problem === reason ? [{ path: `item.${index}.${field}`, message: message(line, cart) }] : [],
    );
    if (errors[0]) return new Problem(code, errors[0].message, { errors, data });
  }
  if (!cart.zone) return new Problem('VALIDATION', zoneMessage, { errors: zoneErrors, data });
  if (cart.problem) return refuseOrder(cart.problem, cart);
  if (cart.coupon?.problem) return refuseCoupon(cart.coupon.problem, { path: 'coupon_code', data });
  return new Problem('QUOTE_CHANGED', 'Prices have changed. Please look at the new total.', { data });
}

const zoneMessage = 'Please choose a delivery area.';
const zoneErrors = ['shipping_id', 'delivery_charge'].map((path) => ({ path, message: zoneMessage }));

interface LineRefusal {
  code: ProblemCode;
  /** The field of the line that is at fault. */
  field: 'product_id' | 'qty' | 'size' | 'color';
  message: (line: PricedLine, cart: PricedCart) => string;
}

/** The code and message for each problem of a line, in order of precedence. */
const lineRefusals: Record<LineProblem, LineRefusal> = {
  NOT_FOUND: { code: 'VALIDATION', field: 'product_id', message: () => 'This product is no longer available.' },
  OUT_OF_STOCK: {
    code: 'OUT_OF_STOCK',
    field: 'qty',
    message: ({ product }) =>
      product?.stock ? `Only ${product.stock} of ${product.title} in stock.` : `${product?.title} is sold out.`,
  },
  SIZE_GONE: {
    code: 'QUOTE_CHANGED',
    field: 'size',
    message: ({ product, line }) => `${product?.title} does not come in size ${line.size}. Please choose again.`,
  },
  COLOR_GONE: {
    code: 'QUOTE_CHANGED',
    field: 'color',
    message: ({ product, line }) => `${product?.title} does not come in ${line.color}. Please choose again.`,
  },
  ABOVE_LIMIT: {
    code: 'ORDER_LIMIT',
    field: 'qty',
    message: ({ product }, { bounds }) =>
      `One order holds at most ${bounds.pieces} pieces of ${product?.title}. ${forMoreCallUs}`,
  },
};

const forMoreCallUs = 'For more, please call us.';

const orderMessages: Record<OrderProblem, (cart: PricedCart) => string> = {
  TOO_MANY_LINES: ({ bounds }) => `One order holds at most ${bounds.lines} lines. ${forMoreCallUs}`,
  TOO_MUCH_PENDING: ({ bounds }) => {
    const most = [
      bounds.pendingOrders !== null && `${bounds.pendingOrders} orders`,
      bounds.pendingTotal !== null && `${takaFromPoisha(bounds.pendingTotal)} Taka`,
    ];
    return `Until your first order is delivered, at most ${most.filter(Boolean).join(' and ')} can wait to be confirmed. ${forMoreCallUs}`;
  },
};

/** A cart whose lines are available, but which exceeds the bounds of an order or shopper. */
export function refuseOrder(reason: OrderProblem, cart: PricedCart): Problem {
  const message = orderMessages[reason](cart);
  const data = quoteView({ ...cart, problem: reason, isOrderable: false });
  return new Problem('ORDER_LIMIT', message, { errors: [{ path: 'item', message }], data });
}
