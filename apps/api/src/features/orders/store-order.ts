import { databaseCodes } from '../../platform/db/database-error.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Prepared } from '../../platform/db/prepared.ts';
import { uuidV7 } from '../../platform/uuid-v7.ts';
import type { NewOrder, NewOrderLine } from './new-order.ts';

/** What came of storing an order; for the last two nothing was stored. */
export type StoredOrder = 'stored' | 'no longer as priced' | 'number taken';

/** SQLSTATE of our own, raised by place_order. */
const noLongerAsPriced = 'HT409';

/**
 * Stores an order with everything that belongs to it (lines, first status, key, coupon, stock, mails) in one statement, which
 * is a transaction of its own. Nothing is stored when a price, a stock, the zone, the coupon or the key is no longer as the
 * order was priced.
 */
export async function storeOrder(
  { tx, prepared, operatorEmail }: { tx: Transaction; prepared: Prepared; operatorEmail: string },
  order: NewOrder,
): Promise<StoredOrder> {
  const statement = { name: 'place-order', text: 'SELECT place_order($1, $2, $3)' };
  const parts = [orderColumns(order), order.lines.map(lineColumns), mailColumns(order, operatorEmail)];
  try {
    await tx.query(
      prepared(
        statement,
        parts.map((part) => JSON.stringify(part)),
      ),
    );
    return 'stored';
  } catch (error) {
    if (databaseCodes(error).includes(noLongerAsPriced)) return 'no longer as priced';
    if (isOrderNumberTaken(error)) return 'number taken';
    throw error;
  }
}

function orderColumns(order: NewOrder) {
  return {
    order_number: order.orderNumber,
    user_id: order.userId,
    name: order.name,
    email: order.email,
    phone: order.phone,
    address: order.address,
    notes: order.notes,
    locale: order.locale,
    shipping_zone_id: order.zoneId,
    subtotal: order.subtotal,
    delivery_charge: order.deliveryCharge,
    discount: order.discount,
    total: order.total,
    coupon_id: order.coupon?.id,
    coupon_code: order.coupon?.code,
    coupon_value: order.coupon?.value,
    idempotency_key: order.idempotency?.key,
    request_hash: order.idempotency?.requestHash,
  };
}

function lineColumns(line: NewOrderLine, position: number) {
  return {
    position,
    product_id: line.productId,
    name: line.name,
    name_bn: line.nameBn,
    slug: line.slug,
    photo: line.photo,
    price: line.price,
    offer_price: line.offerPrice,
    qty: line.qty,
    size: line.size,
    color: line.color,
    color_bn: line.colorBn,
  };
}

/** Both have no words yet: they are made from the order when they are sent. */
function mailColumns({ email, locale }: NewOrder, operatorEmail: string) {
  return [
    { id: uuidV7(), kind: 'order-confirmation', recipient: email, locale },
    { id: uuidV7(), kind: 'operator-order', recipient: operatorEmail, locale: 'en' },
  ];
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
