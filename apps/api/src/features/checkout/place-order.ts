import type { Prepared } from '../../platform/db/prepared.ts';
import { databaseCodes } from '../../platform/db/database-error.ts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
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
class Changed extends Error {}

/**
 * Stores an order with everything that belongs to it, all or nothing. False: a price, a stock, the zone, the coupon or
 * the key has changed since the cart was read, and nothing is stored. Stock comes last, so that a product that everybody
 * buys is locked for the shortest time.
 */
export async function placeOrder(
  services: Pick<Services, 'pool' | 'prepared' | 'mail' | 'config'>,
  order: NewOrder,
): Promise<boolean> {
  try {
    await withTransaction(services.pool, (tx) => writeOrder({ ...services, tx }, order));
    return true;
  } catch (error) {
    if (error instanceof Changed || isOrderNumberTaken(error)) return false;
    throw error;
  }
}

type Writing = Pick<Services, 'mail' | 'config'> & { tx: Transaction; prepared: Prepared };

async function writeOrder(services: Writing, order: NewOrder): Promise<void> {
  const { tx } = services;
  const orderId = await insertOrder(services, order);
  if (orderId === null) throw new Changed();
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
    if (!isRedeemed) throw new Changed();
  }
  if (!(await takeStock(services, { orderId, lines: order.lines }))) throw new Changed();
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
function isOrderNumberTaken(error: unknown): boolean {
  return (
    databaseCodes(error).includes('23505') &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'orders_order_number_key'
  );
}
