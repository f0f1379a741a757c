import type { Transaction } from '../../../platform/db/transaction.ts';

/** Releases an order's coupon use, if it has one. */
export async function releaseCoupon(tx: Transaction, orderId: bigint): Promise<void> {
  await tx.$executeRaw`
    WITH released AS (DELETE FROM coupon_redemptions WHERE order_id = ${orderId} RETURNING coupon_id)
    UPDATE coupons SET used_count = used_count - 1 FROM released WHERE coupons.id = released.coupon_id`;
}
