import type { Transaction } from '../../platform/db/transaction.ts';

export interface Redemption {
  orderId: number;
  userId: string;
  couponId: number;
  /** What the order was priced with, in poisha. */
  value: number;
  subtotal: number;
}

/**
 * Counts a coupon's use for an order. False, for the caller to roll back: it is used up, over, or not what it was.
 * The first statement locks the coupon, so the second sees every use by the same shopper.
 */
export async function redeemCoupon(tx: Transaction, redemption: Redemption): Promise<boolean> {
  const { orderId, userId, couponId, value, subtotal } = redemption;
  const counted = await tx.query(
    `UPDATE coupons SET used_count = used_count + 1
      WHERE id = $1 AND is_active AND value = $2 AND min_subtotal <= $3::bigint
        AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
        AND (total_limit IS NULL OR used_count < total_limit)`,
    [couponId, value, subtotal],
  );
  if (counted.rowCount === 0) return false;
  const redeemed = await tx.query(
    `INSERT INTO coupon_redemptions (order_id, coupon_id, user_id)
     SELECT $1, id, $3 FROM coupons
      WHERE id = $2 AND (per_customer_limit IS NULL OR per_customer_limit >
        (SELECT count(*) FROM coupon_redemptions r WHERE r.coupon_id = $2 AND r.user_id = $3::uuid))`,
    [orderId, couponId, userId],
  );
  return redeemed.rowCount === 1;
}

/** Gives an order's coupon use back, if it has one. */
export async function releaseCoupon(tx: Transaction, orderId: number): Promise<void> {
  await tx.query(
    `WITH released AS (DELETE FROM coupon_redemptions WHERE order_id = $1 RETURNING coupon_id)
     UPDATE coupons SET used_count = used_count - 1 FROM released WHERE coupons.id = released.coupon_id`,
    [orderId],
  );
}
