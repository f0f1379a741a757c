import type { Db } from '@haat/db';
import { v7 as uuidV7 } from 'uuid';
import { Batches } from '../../../platform/concurrency/batches.ts';
import { databaseCodes, isCausedByData, violatedConstraint } from '../../../platform/db/database-error.ts';
import { type Transaction, withRetries } from '../../../platform/db/transaction.ts';
import type { Tracing } from '../../../platform/tracing/tracing.ts';
import type { NewOrder, NewOrderLine } from './new-order.ts';

/** The outcome of storing an order; unless it is 'stored', nothing was stored. */
export type StoredOrder = 'stored' | 'no longer as priced' | 'number taken' | 'too much pending' | 'refused since';

/**
 * Stores an order with everything that belongs to it: lines, first status, key, coupon use, stock, mails, saved cart.
 * Stores nothing if a price, a stock, the zone, the coupon or the key has changed since the order was priced, if its
 * account or phone number has too much pending, or if a limit has refused an order of the account since this one was
 * requested.
 */
export type StoreOrder = (order: NewOrder) => Promise<StoredOrder>;

interface OrderStore {
  db: Db;
  operatorEmail: string;
  /** How much an account and a phone number may have pending; the total is in poisha. Null means no bound. */
  pendingBounds: { pendingOrders: number | null; pendingTotal: number | null };
  /** Called after orders are stored. */
  onStored: () => void;
  tracing: Tracing;
}

/** An order waiting for its group, and the trace of its request. */
type AskedOrder = NewOrder & { traceParent: string | null };

/**
 * Orders that arrive while others are being stored are stored together, in one statement and thus one transaction:
 * most of the cost of a single order is its round trip and its commit. The orders of a group do not depend on each
 * other.
 */
export function createOrderStore(store: OrderStore): StoreOrder {
  const groups = new Batches<AskedOrder, StoredOrder>({
    run: (orders) => withRetries(() => storeOrders(store, orders)),
    maxSize: 32,
    isItemsFault: (error) => isCausedByData(error),
  });
  return async (order) => {
    try {
      return await groups.add({ ...order, traceParent: store.tracing.parent() });
    } catch (error) {
      if (isOrderNumberTaken(error)) return 'number taken';
      throw error;
    }
  };
}

async function storeOrders({ db, operatorEmail, pendingBounds, onStored }: OrderStore, orders: AskedOrder[]) {
  const columns = orders.map((order) => orderColumns(order, operatorEmail));
  const outcomes = await placeOrders(db, columns, pendingBounds);
  if (outcomes.includes('stored')) onStored();
  return outcomes;
}

/** Stores all orders in one round trip; see prisma/functions/place-orders.sql. */
async function placeOrders(
  db: Transaction,
  orders: ReturnType<typeof orderColumns>[],
  { pendingOrders, pendingTotal }: OrderStore['pendingBounds'],
): Promise<StoredOrder[]> {
  const [row] = await db.$queryRaw<{ outcomes: StoredOrder[] }[]>`
    SELECT place_orders(${JSON.stringify(orders)}::jsonb, ${pendingOrders}::int, ${pendingTotal}::bigint) AS outcomes`;
  if (!row) throw new Error('a group of orders gave no row');
  return row.outcomes;
}

/** Runs the statement that stores orders for none of them, so that the connection knows it. */
export async function warmOrders({ db }: { db: Transaction }): Promise<void> {
  await placeOrders(db, [], { pendingOrders: null, pendingTotal: null });
}

function orderColumns(order: AskedOrder, operatorEmail: string) {
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
    is_from_cart: order.isFromCart,
    asked_at: order.askedAt,
    lines: order.lines.map(lineColumns),
    mails: mailColumns(order, operatorEmail),
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

/** Mails are rendered from the order when they are sent. Without a recipient they go to the account's address. */
function mailColumns({ copy, locale, traceParent }: AskedOrder, operatorEmail: string) {
  const mails = [
    { id: uuidV7(), kind: 'order-confirmation', locale },
    { id: uuidV7(), kind: 'operator-order', recipient: operatorEmail, locale: 'en' },
    ...(copy ? [{ id: uuidV7(), kind: copy.kind, recipient: copy.to, locale }] : []),
  ];
  return mails.map((mail) => ({ ...mail, trace_parent: traceParent }));
}

/** Two of 31^8 numbers may collide, even when stored at the same moment; the caller then tries another. */
function isOrderNumberTaken(error: unknown): boolean {
  return databaseCodes(error).includes('23505') && violatedConstraint(error) === 'orders_order_number_key';
}
