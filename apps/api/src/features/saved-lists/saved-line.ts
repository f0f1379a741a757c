import type { SavedListChanges } from '@haat/contracts';
import { mergeQuantity } from '@haat/contracts/saved-lists/merge-quantity';

/** A line of a shopper's list; colour and size are '' if none was chosen. */
export interface SavedLine {
  list: 'cart' | 'favourites';
  productId: number;
  color: string;
  size: string;
  /** 0 for a line that was removed. */
  qty: number;
}

/** A change of one line made on a device since its last merge. */
interface LineChange extends SavedLine {
  knownQty: number;
}

/** The changes of both lists, as lines. */
export function lineChanges({ cart, favourites }: SavedListChanges): LineChange[] {
  const inCart = cart.map(({ product_id: productId, qty, known_qty: knownQty, color, size }): LineChange => {
    return { list: 'cart', productId, color: color ?? '', size: size ?? '', qty, knownQty };
  });
  const inFavourites = favourites.map(({ product_id: productId, qty, known_qty: knownQty }): LineChange => {
    return { list: 'favourites', productId, color: '', size: '', qty, knownQty };
  });
  return [...inCart, ...inFavourites];
}

function choiceOf({ list, productId, color, size }: SavedLine): string {
  return JSON.stringify([list, productId, color, size]);
}

/** The lines that differ from the stored ones after a device's changes, each once; removed lines have quantity 0. */
export function mergeLines(stored: readonly SavedLine[], changes: readonly LineChange[]): SavedLine[] {
  const before = new Map(stored.map((line) => [choiceOf(line), line.qty]));
  const merged = new Map<string, SavedLine>();
  for (const { knownQty, ...line } of changes) {
    const choice = choiceOf(line);
    const theirs = merged.get(choice)?.qty ?? before.get(choice) ?? 0;
    merged.set(choice, { ...line, qty: mergeQuantity({ known: knownQty, mine: line.qty, theirs }) });
  }
  return [...merged].filter(([choice, { qty }]) => qty !== (before.get(choice) ?? 0)).map(([, line]) => line);
}
