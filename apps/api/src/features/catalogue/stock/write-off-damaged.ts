import type { Transaction } from '../../../platform/db/transaction.ts';

interface Damaged {
  /** Pieces by product id. */
  pieces: ReadonlyMap<number, number>;
  /** The order that they came back with. */
  orderId: bigint;
  staffId: string;
}

/** Writes off damaged pieces with one movement per product. Products are locked in id order. */
export async function writeOffDamaged(tx: Transaction, { pieces, orderId, staffId }: Damaged): Promise<void> {
  const inOrder = [...pieces].toSorted(([one], [other]) => one - other);
  for (const [productId, qty] of inOrder) {
    await tx.product.updateMany({ where: { id: productId }, data: { stock: { decrement: qty } } });
    await tx.stockMovement.create({ data: { productId, delta: -qty, reason: 'damaged', orderId, staffId } });
  }
}
