import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { couponAskedFor } from './coupons/coupon-asked-for.ts';
import { orderBounds } from './order-bounds.ts';
import type { CheckoutBody } from './order-from-cart.ts';
import { priceCart } from './price-cart.ts';

export interface CheckoutRequest {
  body: CheckoutBody;
  caller: Caller;
  /** Null if the client sent none: then each request is a separate order. */
  idempotencyKey: string | null;
}

/**
 * The cart of a checkout at the server's figures, the order already placed with its key, and the account, all from
 * one snapshot.
 */
export async function lookAt(
  { readCart, config }: Pick<Services, 'readCart' | 'config'>,
  { body, caller, idempotencyKey }: CheckoutRequest,
) {
  const asked = couponAskedFor(body);
  const bounds = orderBounds(config);
  const { cart, coupons, placed, account, readAt } = await readCart({
    lines: body.item,
    zone: body.shipping_id == null ? { charge: body.delivery_charge } : { id: body.shipping_id },
    coupon: asked,
    userId: caller.userId,
    idempotencyKey,
    email: body.email,
  });
  if (!asked) return { cart: priceCart({ ...cart, coupon: null }, bounds), placed, account, readAt };
  const code = 'code' in asked ? asked.code : '';
  // Several coupons may have this value; any that applies will do.
  const candidates = coupons.length > 0 ? coupons : [undefined];
  const priced = candidates.map((state) => priceCart({ ...cart, coupon: { code, state } }, bounds));
  const [first = priceCart({ ...cart, coupon: { code, state: undefined } }, bounds)] = priced;
  return { cart: priced.find(({ coupon }) => !coupon?.problem) ?? first, placed, account, readAt };
}
