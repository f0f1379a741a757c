import type { Transaction } from '../../../platform/db/transaction.ts';

/** Returns to stock the pieces that the ledger still assigns to an order; returns the ids of the products. */
export async function returnStock(
  tx: Transaction,
  { orderId, reason }: { orderId: bigint; reason: 'cancellation' | 'return' },
): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT return_stock(${orderId}, ${reason}::"StockReason") AS id`;
  return rows.map(({ id }) => id);
}
