import type { Prepared } from '../../platform/db/prepared.ts';
import type { Transaction } from '../../platform/db/transaction.ts';

/** What an order takes, at the prices (in poisha) it counts on. Lines of one product share its stock. */
export interface TakenStock {
  orderId: number;
  lines: readonly { productId: number; qty: number; offerPrice: number }[];
}

/**
 * Takes stock, with its lines in the ledger, product by product in the order of their ids, so that crossing orders cannot
 * deadlock. False, for the caller to roll back: a product is short or has another price.
 */
export async function takeStock(
  { tx, prepared }: { tx: Transaction; prepared: Prepared },
  { orderId, lines }: TakenStock,
): Promise<boolean> {
  const { rows } = await tx.query<{ is_taken: boolean }>(
    prepared({ name: 'take-stock', text: 'SELECT take_stock($1, $2, $3, $4) AS is_taken' }, [
      orderId,
      lines.map((line) => line.productId),
      lines.map((line) => line.qty),
      lines.map((line) => line.offerPrice),
    ]),
  );
  return rows[0]?.is_taken === true;
}

/** Gives back what an order still holds, as its ledger says; gives the ids of the products. */
export async function returnStock(
  tx: Transaction,
  { orderId, reason }: { orderId: number; reason: 'cancellation' | 'return' },
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>('SELECT return_stock($1, $2) AS id', [orderId, reason]);
  return rows.map(({ id }) => id);
}
