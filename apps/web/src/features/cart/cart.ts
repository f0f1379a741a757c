import {
  addLine,
  dropChoice,
  flatten,
  reconcile,
  removeLine,
  repairIds,
  repairLines,
  setCount,
  takeBack,
  type CartLine,
} from './cart-lines.ts';
import { readJson, readText, write } from '@haat/ui/device/device.ts';
import type { TextOf } from '@haat/ui/device/use-stored.ts';

/** This device's cart; invalid stored data is repaired. */
export function readCart(): CartLine[] {
  const details = readJson('DetailsCart');
  const flat = repairIds(readJson('cart'));
  const lines = repairLines(details);
  // An empty list of lines means an empty cart only if the flat list is empty too.
  return reconcile(lines, flat);
}

/** Stores the cart under both its keys in one step. */
export function writeCart(lines: readonly CartLine[]): boolean {
  return write({ cart: JSON.stringify(flatten(lines)), DetailsCart: JSON.stringify(lines) });
}

/** Adds a line; returns false if the device refused to store it, like all writes below. */
export function addToCart(line: CartLine): boolean {
  return writeCart(addLine(readCart(), line));
}

export function setCartCount(line: CartLine, count: number): boolean {
  return writeCart(setCount(readCart(), line, count));
}

/** Removes the size or colour of a line. */
export function dropCartChoice(line: CartLine, choice: 'size' | 'color'): boolean {
  return writeCart(dropChoice(readCart(), line, choice));
}

/**
 * Changes the cart. Returns a function that takes the change back and keeps what was changed since, or null if the
 * device refused to store it.
 */
export function changeCart(change: (lines: readonly CartLine[]) => readonly CartLine[]): (() => boolean) | null {
  const before = readCart();
  const after = change(before);
  return writeCart(after) ? () => writeCart(takeBack(readCart(), { before, after })) : null;
}

/** Removes a line; returns as `changeCart` does. */
export function removeFromCart(line: CartLine): (() => boolean) | null {
  return changeCart((lines) => removeLine(lines, line));
}

/** Changes whenever the cart does. */
export function cartSnapshot(textOf: TextOf = readText): string {
  return `${textOf('DetailsCart') ?? ''}|${textOf('cart') ?? ''}`;
}
