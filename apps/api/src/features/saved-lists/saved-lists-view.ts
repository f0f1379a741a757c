import type { SavedLists } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { SavedLine } from './saved-line.ts';

/** All lines of a shopper, in the order in which they were added. */
export async function readSavedLines(tx: Transaction, userId: string): Promise<SavedLine[]> {
  const { rows } = await tx.query<SavedLine>(
    'SELECT list, product_id AS "productId", color, size, qty FROM saved_lines WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows;
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
