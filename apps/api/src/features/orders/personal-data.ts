import type { OrderDetails, OrderStatus } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import { orderDetailsSelect, orderDetailsView } from './order-view.ts';

/** The statuses of orders that are still in progress. */
const underWay: OrderStatus[] = ['pending', 'confirmed', 'packed', 'shipped'];

/** Everything stored about a user's orders, newest first. */
export async function ordersOfPerson({ db }: Pick<Services, 'db'>, userId: string): Promise<OrderDetails[]> {
  const rows = await db.order.findMany({ where: { userId }, orderBy: { id: 'desc' }, select: orderDetailsSelect });
  return rows.map(orderDetailsView);
}

const pageSize = 20;

/** The same in pages, because the number of orders is unbounded. */
export async function* orderPagesOfPerson(
  { db }: Pick<Services, 'db'>,
  userId: string,
): AsyncGenerator<OrderDetails[], void> {
  for (let before: bigint | undefined; ;) {
    const rows = await db.order.findMany({
      where: { userId, ...(before !== undefined && { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: pageSize,
      select: { ...orderDetailsSelect, id: true },
    });
    if (rows.length > 0) yield rows.map(orderDetailsView);
    if (rows.length < pageSize) return;
    before = rows.at(-1)?.id;
  }
}

/** Whether a user has orders that are neither delivered, cancelled nor returned. */
export async function hasOrdersUnderWay(tx: Transaction, userId: string): Promise<boolean> {
  const order = await tx.order.findFirst({
    where: { userId, forgottenAt: null, status: { in: underWay } },
    select: { id: true },
  });
  return order !== null;
}

/**
 * Deletes personal data from orders, from the mails about them and from the shop's notes. Data that the ledger needs
 * is kept: lines, sums, coupon, status, history, and the record that a confirmation was sent.
 */
async function forgetOrders(tx: Transaction, orderIds: bigint[]): Promise<void> {
  await tx.order.updateMany({
    where: { id: { in: orderIds } },
    data: {
      name: '',
      email: '',
      phone: '',
      address: '',
      notes: null,
      idempotencyKey: null,
      requestHash: null,
      forgottenAt: new Date(),
    },
  });
  const aboutThem = { orderId: { in: orderIds } };
  await tx.orderNote.deleteMany({ where: aboutThem });
  await tx.orderCorrection.deleteMany({ where: aboutThem });
  await tx.deliveryTry.updateMany({ where: aboutThem, data: { reason: '' } });
  // Staff write in their own words why an order was cancelled or came back, and may name people.
  await tx.orderStatusChange.updateMany({ where: { ...aboutThem, reason: { not: null } }, data: { reason: null } });
  await tx.mail.updateMany({ where: { ...aboutThem, status: 'queued' }, data: { status: 'failed' } });
  const nobody = { recipient: '', subject: null, text: null, html: null, lastError: null };
  await tx.mail.updateMany({ where: aboutThem, data: nobody });
}

/** Deletes personal data from all orders of a user. */
export async function forgetOrdersOf(tx: Transaction, userId: string): Promise<void> {
  const orders = await tx.order.findMany({ where: { userId, forgottenAt: null }, select: { id: true } });
  await forgetOrders(
    tx,
    orders.map(({ id }) => id),
  );
}

/** Deletes personal data from orders older than this many years, at most `limit` of them. Returns how many. */
export async function forgetOldOrders(
  tx: Transaction,
  { years, limit }: { years: number; limit: number },
): Promise<number> {
  const orders = await tx.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM orders WHERE forgotten_at IS NULL AND created_at < now() - make_interval(years => ${years})
     ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  await forgetOrders(
    tx,
    orders.map(({ id }) => id),
  );
  return orders.length;
}
