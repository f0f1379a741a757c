import type { SavedListChanges } from '@haat/contracts';
import { mergeQuantity } from '@haat/contracts/saved-lists/merge-quantity';

/** A line of one of a shopper's lists; colour and size are '' where none was chosen. */
export interface SavedLine {
  list: 'cart' | 'favourites';
  productId: number;
  color: string;
  size: string;
  /** 0 for a line that is taken out. */
  qty: number;
}

/** What a device changed in one line since it last agreed with us. */
interface LineChange extends SavedLine {
  knownQty: number;
}

/** Both lists' changes in one row of lines. */
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

/** The lines a device's changes leave different from what is stored, each once; those taken out have no quantity. */
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
