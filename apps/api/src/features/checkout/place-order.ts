import type { Prepared } from '../../platform/db/prepared.ts';
import { databaseCodes } from '../../platform/db/database-error.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import { takeStock } from '../catalogue/public.ts';
import {
  insertOrder,
  type NewOrder,
  operatorOrderMail,
  orderConfirmationMail,
  redeemCoupon,
} from '../orders/public.ts';

/** Undoes the transaction: something is no longer as the cart was priced. */
export class CartChanged extends Error {}

type Writing = Pick<Services, 'mail' | 'config'> & { tx: Transaction; prepared: Prepared };

/**
 * Stores an order with everything that belongs to it. Throws CartChanged when a price, a stock, the zone, the coupon or
 * the key is no longer as it was when the cart was read. Stock comes last, so that a product that everybody buys is
 * locked for the shortest time.
 */
export async function placeOrder(services: Writing, order: NewOrder): Promise<void> {
  const { tx } = services;
  const orderId = await insertOrder(services, order);
  if (orderId === null) throw new CartChanged();
  await writeMails(services, { order, orderId });
  if (order.coupon) {
    const { id: couponId, value } = order.coupon;
    const isRedeemed = await redeemCoupon(tx, {
      orderId,
      userId: order.userId,
      couponId,
      value,
      subtotal: order.subtotal,
    });
    if (!isRedeemed) throw new CartChanged();
  }
  if (!(await takeStock(services, { orderId, lines: order.lines }))) throw new CartChanged();
}

async function writeMails({ tx, mail, config }: Writing, { order, orderId }: { order: NewOrder; orderId: number }) {
  const { email, locale } = order;
  const data = { ...order, publicUrl: config.PUBLIC_URL };
  await mail.write(
    tx,
    { kind: 'order-confirmation', to: email, locale, orderId, content: orderConfirmationMail(data) },
    { kind: 'operator-order', to: config.OPERATOR_EMAIL, locale: 'en', orderId, content: operatorOrderMail(data) },
  );
}

/** Of 31^8 numbers two are the same now and then; the next one will not be. */
export function isOrderNumberTaken(error: unknown): boolean {
  return (
    databaseCodes(error).includes('23505') &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'orders_order_number_key'
  );
}
