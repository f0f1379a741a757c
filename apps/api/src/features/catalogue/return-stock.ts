import type { Transaction } from '../../platform/db/transaction.ts';

/** Returns to stock what an order still holds according to the ledger; returns the ids of the products. */
export async function returnStock(
  tx: Transaction,
  { orderId, reason }: { orderId: number; reason: 'cancellation' | 'return' },
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>('SELECT return_stock($1, $2) AS id', [orderId, reason]);
  return rows.map(({ id }) => id);
}
