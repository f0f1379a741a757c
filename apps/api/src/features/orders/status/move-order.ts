import type { OrderStatus, Locale } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { returnStock } from '../../catalogue/public.ts';
import { stockReasonOf } from './order-status.ts';
import { releaseCoupon } from './release-coupon.ts';

export interface Move {
  orderNumber: string;
  /** The order must have one of these statuses. */
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** The order must belong to this user; any owner if omitted. */
  ownerId?: string;
  byUserId: string | null;
  /** The staff member who moves it; null if somebody else does. */
  byStaffId?: string | null;
  /** For staff; hidden from the shopper. */
  reason?: string | null;
}

/** What the mail about the change needs, and the products whose stock was returned. */
export interface MovedOrder {
  id: bigint;
  /** The former status. */
  from: OrderStatus;
  name: string;
  /** The account's address; null once the account is deleted. */
  email: string | null;
  /** A confirmed second address given with the order. */
  copyTo: string | null;
  locale: Locale;
  total: number;
  stockMovedIds: number[];
}

/**
 * Moves an order to another status, records that, and returns stock and coupon use if it is cancelled. Null if no
 * such order has one of the required statuses. Of two simultaneous moves, the second finds the status changed.
 */
export async function moveOrder(tx: Transaction, move: Move): Promise<MovedOrder | null> {
  const { orderNumber, from, to, ownerId = null, byUserId, byStaffId = null, reason: why = null } = move;
  const [order] = await tx.$queryRaw<Omit<MovedOrder, 'stockMovedIds'>[]>`
    WITH before AS (
      SELECT id, status FROM orders
       WHERE order_number = ${orderNumber} AND status = ANY(${from}::"OrderStatus"[])
         AND user_id = coalesce(${ownerId}::uuid, user_id)
         FOR NO KEY UPDATE
    ), moved AS (
      UPDATE orders o SET status = ${to}::"OrderStatus" FROM before WHERE o.id = before.id
      RETURNING o.id, o.user_id, o.name, o.email, o.locale, o.total, before.status AS from_status
    ), recorded AS (
      INSERT INTO order_status_changes (order_id, from_status, to_status, by_user_id, by_staff_id, reason)
      SELECT id, from_status, ${to}::"OrderStatus", ${byUserId}::uuid, ${byStaffId}::uuid, ${why} FROM moved
    )
    SELECT moved.id, moved.from_status AS "from", moved.name, CASE WHEN u.forgotten_at IS NULL THEN u.email END AS email, c.email AS "copyTo", moved.locale,
           moved.total::float AS total
      FROM moved JOIN users u ON u.id = moved.user_id
      LEFT JOIN confirmed_addresses c ON c.user_id = moved.user_id AND c.email = moved.email AND c.email <> u.email`;
  if (!order) return null;
  if (to === 'cancelled') await releaseCoupon(tx, order.id);
  const reason = stockReasonOf(to);
  const stockMovedIds = reason ? await returnStock(tx, { orderId: order.id, reason }) : [];
  return { ...order, stockMovedIds };
}
