import { toLatinDigits } from '@haat/contracts/shared/locale';
import type { EnteredStockReason } from '@haat/contracts';
import { maxStock } from '@haat/contracts/catalogue/product-bounds';

/** A stock entry being typed: the difference or the counted number, and the reason. */
export interface StockEntry {
  typed: string;
  reason: EnteredStockReason;
}

/** The reasons for a stock entry, in the order of the options. */
export const stockReasons = ['delivery', 'recount', 'damaged', 'adjustment'] as const satisfies EnteredStockReason[];

/** An empty entry. */
export const noEntry: StockEntry = { typed: '', reason: 'delivery' };

/** The meaning of an entry: nothing, a difference, a counted total, or invalid. */
export type StockReading =
  | { kind: 'none' }
  | { kind: 'wrong' }
  | { kind: 'moved'; delta: number; after: number }
  | { kind: 'counted'; counted: number; after: number };

/** Parses an entry. A recount sets the total; damaged goods are subtracted whatever the sign. */
export function readEntry({ typed, reason }: StockEntry, stock: number): StockReading {
  const text = toLatinDigits(typed).replaceAll(/[\s,]/g, '').replace('−', '-');
  if (text === '') return { kind: 'none' };
  if (!/^[+-]?\d{1,7}$/.test(text)) return { kind: 'wrong' };
  const number = Number(text);
  if (reason === 'recount')
    return number >= 0 && number <= maxStock ? { kind: 'counted', counted: number, after: number } : { kind: 'wrong' };
  const delta = reason === 'damaged' ? -Math.abs(number) : number;
  const after = stock + delta;
  if (delta === 0) return { kind: 'none' };
  return after < 0 || after > maxStock ? { kind: 'wrong' } : { kind: 'moved', delta, after };
}
