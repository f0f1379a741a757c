import type { Endpoints, Quote } from '@haat/contracts';
import type { Caller, HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { orderBounds } from './order-bounds.ts';
import { priceCart } from './price-cart.ts';
import { quoteView } from './quote-view.ts';

type Body = HandlerInput<Endpoints['checkoutQuote']>['body'];

/** The server's figures for a cart. For a logged-in caller, earlier uses of the coupon are taken into account. */
export async function quoteCheckout(
  { readCart, config }: Pick<Services, 'readCart' | 'config'>,
  { body, caller }: { body: Body; caller: Caller | null },
): Promise<{ success: true; data: Quote }> {
  const code = body.coupon_code ?? '';
  const { cart, coupons } = await readCart({
    lines: body.item,
    zone: body.shipping_id == null ? null : { id: body.shipping_id },
    coupon: code === '' ? null : { code },
    userId: caller?.userId ?? null,
    idempotencyKey: null,
    email: null,
  });
  const coupon = code === '' ? null : { code, state: coupons[0] };
  return { success: true, data: quoteView(priceCart({ ...cart, coupon }, orderBounds(config))) };
}
