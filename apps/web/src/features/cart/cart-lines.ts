import { maxPieces } from '@haat/contracts/saved-lists/bounds';
import { fieldsOf } from '@haat/ui/device/device.ts';

/** A line of the cart as stored under `DetailsCart`. Colour and size are optional. */
export interface CartLine {
  id: number;
  count: number;
  selectedColor: string | null;
  selectedSize: string | null;
}

function positiveWhole(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
}

function option(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function isSameChoice(a: CartLine, b: CartLine): boolean {
  return a.id === b.id && a.selectedColor === b.selectedColor && a.selectedSize === b.selectedSize;
}

/** Adds a line, or its count to an existing line with the same id, colour and size. */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const index = lines.findIndex((each) => isSameChoice(each, line));
  if (index === -1) return [...lines, { ...line, count: Math.min(line.count, maxPieces) }];
  return lines.map((each, at) =>
    at === index ? { ...each, count: Math.min(each.count + line.count, maxPieces) } : each,
  );
}

/** Sets a line's count, which is at least one. */
export function setCount(lines: readonly CartLine[], line: CartLine, count: number): CartLine[] {
  const wanted = Math.max(1, Math.min(Math.trunc(count), maxPieces));
  return lines.map((each) => (isSameChoice(each, line) ? { ...each, count: wanted } : each));
}

export function removeLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  return lines.filter((each) => !isSameChoice(each, line));
}

/** A change of the cart. */
interface CartChange {
  before: readonly CartLine[];
  after: readonly CartLine[];
}

/** Takes a change back and keeps what was changed since; removed lines return to their places. */
export function takeBack(now: readonly CartLine[], { before, after }: CartChange): CartLine[] {
  const countIn = (lines: readonly CartLine[], line: CartLine) =>
    lines.find((each) => isSameChoice(each, line))?.count ?? 0;
  const added = after.filter((line) => countIn(before, line) === 0);
  let lines = [...now];
  for (const [place, line] of [...before, ...added].entries()) {
    const difference = countIn(before, line) - countIn(after, line);
    const count = countIn(lines, line) + difference;
    if (difference === 0) continue;
    if (count < 1) lines = removeLine(lines, line);
    else if (count === difference) lines = [...lines.slice(0, place), { ...line, count }, ...lines.slice(place)];
    else lines = setCount(lines, line, count);
  }
  return lines;
}

/** Removes the size or colour of a line and merges it with a line that is equal then. */
export function dropChoice(lines: readonly CartLine[], line: CartLine, choice: 'size' | 'color'): CartLine[] {
  const without = choice === 'size' ? { selectedSize: null } : { selectedColor: null };
  return lines.reduce<CartLine[]>(
    (all, each) => addLine(all, isSameChoice(each, line) ? { ...each, ...without } : each),
    [],
  );
}

/** Pieces of a product over all colours and sizes, which share one stock. */
export function countOf(lines: readonly CartLine[], productId: number): number {
  return lines.filter(({ id }) => id === productId).reduce((sum, { count }) => sum + count, 0);
}

/** The total number of pieces. */
export function pieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** The flat list `cart`: each product's id once per piece. */
export function flatten(lines: readonly CartLine[]): number[] {
  return lines.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** Reads lines from whatever is stored as `DetailsCart`: invalid entries are dropped, equal choices are merged. */
export function repairLines(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return [];
  let lines: CartLine[] = [];
  for (const entry of stored) {
    const { id, count, selectedColor, selectedSize } = fieldsOf(entry);
    const productId = positiveWhole(id);
    if (productId === null) continue;
    const line = {
      id: productId,
      count: positiveWhole(count) ?? 1,
      selectedColor: option(selectedColor),
      selectedSize: option(selectedSize),
    };
    lines = addLine(lines, line);
  }
  return lines;
}

/** Reads ids from whatever is stored as a flat list (`cart`, `favouriteList`). */
export function repairIds(stored: unknown): number[] {
  if (!Array.isArray(stored)) return [];
  return stored.map(positiveWhole).filter((id) => id !== null);
}

/**
 * Reconciles `cart` and `DetailsCart` after a client wrote only one of them: lines win, and a product that is only in the flat list
 * becomes a line without colour and size.
 */
export function reconcile(lines: readonly CartLine[], flat: readonly number[]): CartLine[] {
  const known = new Set(lines.map(({ id }) => id));
  return flat
    .filter((id) => !known.has(id))
    .reduce<CartLine[]>(
      (all, id) => addLine(all, { id, count: 1, selectedColor: null, selectedSize: null }),
      [...lines],
    );
}
