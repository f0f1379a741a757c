import type { OrderDetails, OrderStatus } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import { orderDetailsSelect, orderDetailsView } from './order-view.ts';

/** The statuses of orders that are still in progress. */
const underWay: readonly OrderStatus[] = ['pending', 'confirmed', 'packed', 'shipped'];

/** Everything that is stored of a user's orders, newest first. */
export async function ordersOfPerson({ db }: Pick<Services, 'db'>, userId: string): Promise<OrderDetails[]> {
  const rows = await db.order.findMany({ where: { userId }, orderBy: { id: 'desc' }, select: orderDetailsSelect });
  return rows.map(orderDetailsView);
}

/** Whether a user has orders that are neither delivered, cancelled nor returned. */
export async function hasOrdersUnderWay(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'SELECT FROM orders WHERE user_id = $1 AND forgotten_at IS NULL AND status = ANY($2::"OrderStatus"[]) LIMIT 1',
    [userId, underWay],
  );
  return rowCount === 1;
}

/**
 * Removes personal data from orders and from the mails about them. What the ledger needs stays: lines, sums, coupon, status,
 * history, and the record that a confirmation was sent.
 */
const forgetSql = `
WITH forgotten AS (
  UPDATE orders SET name = '', email = '', phone = '', address = '', notes = NULL, idempotency_key = NULL, request_hash = NULL,
                    forgotten_at = now()
   WHERE id = ANY($1::bigint[]) AND forgotten_at IS NULL RETURNING id
)
UPDATE mails SET recipient = '', subject = NULL, text = NULL, html = NULL, last_error = NULL,
                 status = CASE WHEN status = 'queued' THEN 'failed' ELSE status END
 WHERE order_id IN (SELECT id FROM forgotten)`;

/** Removes personal data from all orders of a user. */
export async function forgetOrdersOf(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.query<{ ids: string[] | null }>(
    'SELECT array_agg(id) AS ids FROM orders WHERE user_id = $1 AND forgotten_at IS NULL',
    [userId],
  );
  await tx.query(forgetSql, [rows[0]?.ids ?? []]);
}

/** Removes personal data from orders older than this many years, at most `most` of them. Returns how many. */
export async function forgetOldOrders(
  tx: Transaction,
  { years, most }: { years: number; most: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `SELECT id FROM orders WHERE forgotten_at IS NULL AND created_at < now() - make_interval(years => $1)
      ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [years, most],
  );
  await tx.query(forgetSql, [rows.map(({ id }) => id)]);
  return rows.length;
}
