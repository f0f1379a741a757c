import { v7 as uuidV7 } from 'uuid';
import { databaseCodes, violatedConstraint } from '../../platform/db/database-error.ts';
import type { Services } from '../../services.ts';
import type { NewOrder, NewOrderLine } from './new-order.ts';

/** The outcome of storing an order; unless it is 'stored', nothing was stored. */
type StoredOrder = 'stored' | 'no longer as priced' | 'number taken' | 'too much pending';

/** The SQLSTATEs that place_order raises. */
const noLongerAsPriced = 'HT409';
const tooMuchPending = 'HT429';

interface OrderStore {
  db: Services['db'];
  operatorEmail: string;
  /** How much an account and a phone number may have pending; the total is in poisha. Null means no bound. */
  pendingBounds: { pendingOrders: number | null; pendingTotal: number | null };
}

/**
 * Stores an order with everything that belongs to it (lines, first status, key, coupon, stock, mails, saved cart) in one
 * statement, which is a transaction of its own. Nothing is stored if a price, a stock, the zone, the coupon or the key has
 * changed since the order was priced, or if the account or phone number has too much pending.
 */
export async function storeOrder(
  { db, operatorEmail, pendingBounds }: OrderStore,
  order: NewOrder,
): Promise<StoredOrder> {
  const conditions = {
    pending_max_orders: pendingBounds.pendingOrders,
    pending_max_total: pendingBounds.pendingTotal,
    is_from_cart: order.isFromCart,
  };
  const asked = JSON.stringify({ ...orderColumns(order), ...conditions });
  const lines = JSON.stringify(order.lines.map(lineColumns));
  const mails = JSON.stringify(mailColumns(order, operatorEmail));
  try {
    await db.$executeRaw`SELECT place_order(${asked}, ${lines}, ${mails})`;
    return 'stored';
  } catch (error) {
    const codes = databaseCodes(error);
    if (codes.includes(noLongerAsPriced)) return 'no longer as priced';
    if (codes.includes(tooMuchPending)) return 'too much pending';
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

/** They are rendered from the order when they are sent. Without a recipient they go to the account's address. */
function mailColumns({ copy, locale }: NewOrder, operatorEmail: string) {
  return [
    { id: uuidV7(), kind: 'order-confirmation', locale },
    { id: uuidV7(), kind: 'operator-order', recipient: operatorEmail, locale: 'en' },
    ...(copy ? [{ id: uuidV7(), kind: copy.kind, recipient: copy.to, locale }] : []),
  ];
}

/** Two of 31^8 numbers are occasionally the same; the caller tries another. */
function isOrderNumberTaken(error: unknown): boolean {
  return databaseCodes(error).includes('23505') && violatedConstraint(error) === 'orders_order_number_key';
}
