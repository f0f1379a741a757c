import type { SavedLists } from '@haat/contracts';
import { maxChanges, maxPieces } from '@haat/contracts/saved-lists/bounds';
import { mergeQuantity } from '@haat/contracts/saved-lists/merge-quantity';
import type { CartLine } from '../cart-lines.ts';

/** Both lists of a device; a favourite is a line without colour and size. */
export interface Lists {
  cart: CartLine[];
  favourites: CartLine[];
}

function choiceOf({ id, selectedColor, selectedSize }: CartLine): string {
  return JSON.stringify([id, selectedColor, selectedSize]);
}

function quantities(lines: readonly CartLine[]): Map<string, number> {
  return new Map(lines.map((line) => [choiceOf(line), Math.min(line.count, maxPieces)]));
}

/** Every line that occurs in any of the lists, once, in order. */
function allLines(...lists: readonly CartLine[][]): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of lists.flat()) if (!lines.has(choiceOf(line))) lines.set(choiceOf(line), line);
  return [...lines.values()];
}

interface LineChange {
  line: CartLine;
  qty: number;
  known_qty: number;
}

function changedLines(agreed: CartLine[], mine: CartLine[]): LineChange[] {
  const [known, now] = [quantities(agreed), quantities(mine)];
  return allLines(mine, agreed)
    .map((line) => ({ line, qty: now.get(choiceOf(line)) ?? 0, known_qty: known.get(choiceOf(line)) ?? 0 }))
    .filter((change) => change.qty !== change.known_qty)
    .slice(0, maxChanges);
}

/** This device's changes since the last agreement, as the API takes them; null if there are none. */
export function changesSince(agreed: Lists, device: Lists) {
  const cart = changedLines(agreed.cart, device.cart).map(({ line, ...change }) => {
    return { ...change, product_id: line.id, color: line.selectedColor, size: line.selectedSize };
  });
  const favourites = changedLines(agreed.favourites, device.favourites).map(({ line, ...change }) => {
    return { ...change, product_id: line.id };
  });
  return cart.length + favourites.length > 0 ? { cart, favourites } : null;
}

/** A line as ordered. */
export interface OrderedLine {
  product_id: number;
  color: string | null;
  size: string | null;
}

/**
 * The cart without the lines of an order, whatever their count; lines that were added meanwhile, in another tab or on
 * another device, stay.
 */
export function cartAfterOrder(cart: readonly CartLine[], ordered: readonly OrderedLine[]): CartLine[] {
  const gone = new Set(
    ordered.map(({ product_id: id, color, size }) =>
      choiceOf({ id, count: 0, selectedColor: color, selectedSize: size }),
    ),
  );
  return cart.filter((line) => !gone.has(choiceOf(line)));
}

/** The server's lists in the device's format. */
export function listsOf({ cart, favourites }: SavedLists): Lists {
  return {
    cart: cart.map(({ product_id: id, qty: count, color, size }) => {
      return { id, count, selectedColor: color, selectedSize: size };
    }),
    favourites: favourites.map(({ product_id: id, qty: count }) => {
      return { id, count, selectedColor: null, selectedSize: null };
    }),
  };
}

function mergeLines({ known, mine, theirs }: { known: CartLine[]; mine: CartLine[]; theirs: CartLine[] }): CartLine[] {
  const [agreed, here, there] = [quantities(known), quantities(mine), quantities(theirs)];
  return allLines(mine, theirs)
    .map((line) => {
      const of = (counts: Map<string, number>) => counts.get(choiceOf(line)) ?? 0;
      return { ...line, count: mergeQuantity({ known: of(agreed), mine: of(here), theirs: of(there) }) };
    })
    .filter(({ count }) => count > 0);
}

/** Merges the server's response with changes made on this device while the request was in progress. */
export function joinAnswer({ sent, device, answer }: { sent: Lists; device: Lists; answer: Lists }): Lists {
  return {
    cart: mergeLines({ known: sent.cart, mine: device.cart, theirs: answer.cart }),
    favourites: mergeLines({ known: sent.favourites, mine: device.favourites, theirs: answer.favourites }),
  };
}
