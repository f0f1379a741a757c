import type { Transaction } from '../../platform/db/transaction.ts';

/** Returns an order's coupon use, if it has one. */
export async function releaseCoupon(tx: Transaction, orderId: number): Promise<void> {
  await tx.query(
    `WITH released AS (DELETE FROM coupon_redemptions WHERE order_id = $1 RETURNING coupon_id)
     UPDATE coupons SET used_count = used_count - 1 FROM released WHERE coupons.id = released.coupon_id`,
    [orderId],
  );
}
