import type { Transaction } from '../../../platform/db/transaction.ts';

/**
 * The movements that this idempotency key has booked for these products; none without a key. The caller has locked the
 * products.
 */
export async function earlierMoves(
  tx: Transaction,
  productIds: readonly number[],
  key: string | null,
): Promise<{ id: number; delta: number }[]> {
  if (key === null) return [];
  return tx.$queryRaw`
    SELECT product_id AS id, delta FROM stock_movements
     WHERE product_id = ANY(${productIds}::int[]) AND idempotency_key = ${key}`;
}
