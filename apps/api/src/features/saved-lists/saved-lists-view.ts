import type { SavedLists } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { SavedLine } from './saved-line.ts';

/** All lines of a shopper, in the order in which they were added. */
export function readSavedLines(tx: Transaction, userId: string): Promise<SavedLine[]> {
  return tx.savedLine.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { list: true, productId: true, color: true, size: true, qty: true },
  });
}

const chosen = (option: string) => (option === '' ? null : option);

export function savedListsView(lines: readonly SavedLine[]): SavedLists {
  const of = (list: SavedLine['list']) => lines.filter((line) => line.list === list);
  return {
    cart: of('cart').map(({ productId, qty, color, size }) => {
      return { product_id: productId, qty, size: chosen(size), color: chosen(color) };
    }),
    favourites: of('favourites').map(({ productId, qty }) => ({ product_id: productId, qty })),
  };
}
