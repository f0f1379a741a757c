import type { Locale, OrderStatus } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { returnStock } from '../catalogue/public.ts';
import { stockReasonOf } from './order-status.ts';
import { releaseCoupon } from './release-coupon.ts';

export interface Move {
  orderNumber: string;
  /** The order must be in one of these. */
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** Only an order of theirs; anybody's when left out. */
  ownerId?: string;
  byUserId: string | null;
  /** For the shop itself; the shopper does not see it. */
  reason?: string | null;
}

/** What a moved order's mail needs, and the products whose stock came back. */
export interface MovedOrder {
  id: number;
  name: string;
  /** The account's address; null once the account was deleted. */
  email: string | null;
  /** Another address that was given with the order and confirmed. */
  copyTo: string | null;
  locale: Locale;
  total: number;
  stockMovedIds: number[];
}

/**
 * Moves an order to another status, records it, and gives back the stock and coupon that a cancelled one held. Null: no
 * such order is in a status that leads there. Of two moves at once the second finds the status changed.
 */
export async function moveOrder(tx: Transaction, move: Move): Promise<MovedOrder | null> {
  const { rows } = await tx.query<Omit<MovedOrder, 'stockMovedIds'>>(
    `WITH before AS (
       SELECT id, status FROM orders
        WHERE order_number = $1 AND status = ANY($2::"OrderStatus"[]) AND user_id = coalesce($4::uuid, user_id)
          FOR NO KEY UPDATE
     ), moved AS (
       UPDATE orders o SET status = $3::"OrderStatus" FROM before WHERE o.id = before.id
       RETURNING o.id, o.user_id, o.name, o.email, o.locale, o.total, before.status AS from_status
     ), recorded AS (
       INSERT INTO order_status_changes (order_id, from_status, to_status, by_user_id, reason)
       SELECT id, from_status, $3::"OrderStatus", $5::uuid, $6 FROM moved
     )
     SELECT moved.id, moved.name, CASE WHEN u.forgotten_at IS NULL THEN u.email END AS email, c.email AS "copyTo", moved.locale, moved.total
       FROM moved JOIN users u ON u.id = moved.user_id
       LEFT JOIN confirmed_addresses c ON c.user_id = moved.user_id AND c.email = moved.email AND c.email <> u.email`,
    [move.orderNumber, move.from, move.to, move.ownerId ?? null, move.byUserId, move.reason ?? null],
  );
  const order = rows[0];
  if (!order) return null;
  if (move.to === 'cancelled') await releaseCoupon(tx, order.id);
  const reason = stockReasonOf(move.to);
  const stockMovedIds = reason ? await returnStock(tx, { orderId: order.id, reason }) : [];
  return { ...order, stockMovedIds };
}
