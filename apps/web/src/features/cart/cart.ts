import {
  addLine,
  dropChoice,
  flatten,
  reconcile,
  removeLine,
  repairIds,
  repairLines,
  setCount,
  type CartLine,
} from './cart-lines.ts';
import { readJson, readText, write } from '../../platform/storage/device.ts';

/** The cart of this device. What is broken there is mended on the way. */
export function readCart(): CartLine[] {
  const details = readJson('DetailsCart');
  const flat = repairIds(readJson('cart'));
  const lines = repairLines(details);
  // Lines that were stored whole and are empty mean an empty cart only if the flat list agrees.
  return reconcile(lines, flat);
}

/** Stores the cart under both its keys in one step. */
export function writeCart(lines: readonly CartLine[]): boolean {
  return write({ cart: JSON.stringify(flatten(lines)), DetailsCart: JSON.stringify(lines) });
}

/** Puts pieces of a product into the cart. */
export function addToCart(line: CartLine): boolean {
  return writeCart(addLine(readCart(), line));
}

/** Sets how many of a line are wanted. */
export function setCartCount(line: CartLine, count: number): boolean {
  return writeCart(setCount(readCart(), line, count));
}

/** Orders a line without its size or colour. */
export function dropCartChoice(line: CartLine, choice: 'size' | 'color'): boolean {
  return writeCart(dropChoice(readCart(), line, choice));
}

/** Takes a line out of the cart. */
export function removeFromCart(line: CartLine): boolean {
  return writeCart(removeLine(readCart(), line));
}

/** What changes whenever the cart does, for whoever follows it. */
export function cartSnapshot(): string {
  return `${readText('DetailsCart') ?? ''}|${readText('cart') ?? ''}`;
}
