import type { Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { NewOrder, NewOrderLine } from '../orders/public.ts';
import { colourInBangla, type PricedCart, type PricedLine } from './price-cart.ts';

/** The validated body of a checkout. */
export type CheckoutBody = HandlerInput<Endpoints['checkoutConfirm']>['body'];

/** Builds an order from a priced cart: name and address from the shopper, all figures from the server. */
export function orderFromCart(
  cart: PricedCart,
  body: CheckoutBody,
): Omit<NewOrder, 'orderNumber' | 'idempotency' | 'copy' | 'askedAt'> {
  const { zone, coupon } = cart;
  if (!zone) throw new Error('an order needs a zone');
  return {
    userId: body.user_id,
    name: body.name,
    email: body.email,
    phone: body.phone,
    address: body.address,
    notes: body.order_notes || null,
    locale: body.locale ?? 'en',
    isFromCart: body.is_from_cart ?? false,
    zoneId: zone.id,
    subtotal: cart.subtotal,
    deliveryCharge: cart.deliveryCharge,
    discount: cart.discount,
    total: cart.total,
    coupon: coupon?.id == null ? null : { id: coupon.id, code: coupon.code, value: coupon.value },
    lines: cart.lines.map(orderLine),
  };
}

function orderLine({ line, product }: PricedLine): NewOrderLine {
  if (!product) throw new Error('an order line needs a product');
  return {
    productId: product.id,
    name: product.title,
    nameBn: product.titleBn,
    slug: product.slug,
    photo: product.photo,
    price: product.price,
    offerPrice: product.offerPrice,
    qty: line.qty,
    size: line.size,
    color: line.color,
    colorBn: colourInBangla(product, line.color),
  };
}
