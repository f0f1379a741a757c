import type { Transaction } from '../../../platform/db/transaction.ts';

interface Damaged {
  /** How many pieces of each product, by its id. */
  pieces: ReadonlyMap<number, number>;
  staffId: string;
}

/** Takes damaged pieces out of the stock, each product with a movement of its own. Products are locked in the order of their ids. */
export async function writeOffDamaged(tx: Transaction, { pieces, staffId }: Damaged): Promise<void> {
  const inOrder = [...pieces].toSorted(([one], [other]) => one - other);
  for (const [productId, qty] of inOrder) {
    await tx.product.updateMany({ where: { id: productId }, data: { stock: { decrement: qty } } });
    await tx.stockMovement.create({ data: { productId, delta: -qty, reason: 'damaged', staffId } });
  }
}
