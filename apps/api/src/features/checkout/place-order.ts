import { databaseCodes } from '../../platform/db/database-error.ts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import { takeStock } from '../catalogue/public.ts';
import {
  insertOrder,
  operatorOrderMail,
  orderConfirmationMail,
  type OrderMailData,
  redeemCoupon,
} from '../orders/public.ts';
import type { CheckoutAnswer, CheckoutBody } from './confirm-checkout.ts';
import { piecesByProduct, type PricedCart } from './price-cart.ts';

interface Placing {
  body: CheckoutBody;
  cart: PricedCart;
  orderNumber: string;
  idempotency: { key: string; requestHash: string; response: CheckoutAnswer } | null;
}

type PlacingServices = Pick<Services, 'pool' | 'prepared' | 'mail' | 'config'>;

/** Undoes the transaction: something is no longer as the cart was priced. */
class Changed extends Error {}

/**
 * Stores an order with everything that belongs to it, all or nothing. False: a price, a stock, the zone, the coupon or
 * the key has changed since the cart was read, and nothing is stored. Stock comes last, so that a product that everybody
 * buys is locked for the shortest time.
 */
export async function placeOrder(services: PlacingServices, placing: Placing): Promise<boolean> {
  try {
    await withTransaction(services.pool, (tx) => writeOrder({ ...services, tx }, placing));
    return true;
  } catch (error) {
    if (error instanceof Changed || isOrderNumberTaken(error)) return false;
    throw error;
  }
}

async function writeOrder(
  services: PlacingServices & { tx: Transaction },
  { body, cart, orderNumber, idempotency }: Placing,
): Promise<void> {
  const { tx } = services;
  const orderId = await insertOrder(services, { ...newOrder(body, cart), orderNumber, idempotency });
  if (orderId === null) throw new Changed();
  await writeMails(services, { ...mailData(body, cart), orderNumber, orderId, email: body.email });
  if (cart.coupon?.id != null) {
    const { id: couponId, value } = cart.coupon;
    const redemption = { orderId, userId: body.user_id, couponId, value, subtotal: cart.subtotal };
    if (!(await redeemCoupon(tx, redemption))) throw new Changed();
  }
  if (!(await takeStock(services, { orderId, items: itemsOf(cart) }))) throw new Changed();
}

async function writeMails(
  { tx, mail, config }: PlacingServices & { tx: Transaction },
  order: Omit<OrderMailData, 'publicUrl'> & { orderId: number; email: string },
): Promise<void> {
  const { orderId, locale } = order;
  const data = { ...order, publicUrl: config.PUBLIC_URL };
  await mail.write(
    tx,
    { kind: 'order-confirmation', to: order.email, locale, orderId, content: orderConfirmationMail(data) },
    { kind: 'operator-order', to: config.OPERATOR_EMAIL, locale: 'en', orderId, content: operatorOrderMail(data) },
  );
}

function newOrder(body: CheckoutBody, cart: PricedCart) {
  const { subtotal, deliveryCharge, discount, total, coupon, zone } = cart;
  if (!zone) throw new Error('an order needs a zone');
  return {
    ...{ userId: body.user_id, name: body.name, email: body.email, phone: body.phone, address: body.address },
    ...{ notes: body.order_notes || null, locale: body.locale ?? 'en', zoneId: zone.id },
    ...{ subtotal, deliveryCharge, discount, total },
    coupon: coupon?.id == null ? null : { id: coupon.id, code: coupon.code },
    lines: cart.lines.map(({ line, product }) => {
      if (!product) throw new Error('an order line needs a product');
      const { id: productId, title: name, titleBn: nameBn, slug, photo, price, offerPrice } = product;
      const { qty, size, color } = line;
      return { productId, name, nameBn, slug, photo, price, offerPrice, qty, size, color };
    }),
  };
}

function itemsOf(cart: PricedCart) {
  const prices = new Map(cart.lines.map(({ line, product }) => [line.product_id, product?.offerPrice ?? 0]));
  const pieces = piecesByProduct(cart.lines.map(({ line }) => line));
  return [...pieces].map(([productId, qty]) => ({ productId, qty, offerPrice: prices.get(productId) ?? 0 }));
}

function mailData(body: CheckoutBody, cart: PricedCart) {
  const { subtotal, deliveryCharge, discount, total, zone } = cart;
  return {
    ...{ locale: body.locale ?? 'en', name: body.name, phone: body.phone, address: body.address },
    ...{ notes: body.order_notes || null, subtotal, deliveryCharge, discount, total },
    couponCode: cart.coupon?.code ?? null,
    zone: { en: zone?.shippingAddress ?? '', bn: zone?.shippingAddressBn ?? '' },
    lines: cart.lines.map(({ line, product, total: lineTotal }) => ({
      ...{ name: product?.title ?? '', nameBn: product?.titleBn ?? '', total: lineTotal },
      ...{ qty: line.qty, size: line.size, color: line.color },
    })),
  };
}

/** Of 31^8 numbers two are the same now and then; the next one will not be. */
function isOrderNumberTaken(error: unknown): boolean {
  return (
    databaseCodes(error).includes('23505') &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'orders_order_number_key'
  );
}
