import { toLatinDigits } from '@haat/contracts/shared/locale';
import type { EnteredStockReason } from '@haat/contracts';

/** What is typed beside the stock: by how many pieces it changes, or how many were counted, and why. */
export interface StockEntry {
  typed: string;
  reason: EnteredStockReason;
}

/** Why somebody enters stock, in the order of the choices. */
export const stockReasons = ['delivery', 'recount', 'damaged', 'adjustment'] as const satisfies EnteredStockReason[];

/** Nothing is entered. */
export const noEntry: StockEntry = { typed: '', reason: 'delivery' };

/** What an entry means: nothing, so many pieces more or fewer, so many in all, or something that cannot be. */
export type StockReading =
  | { kind: 'none' }
  | { kind: 'wrong' }
  | { kind: 'moved'; delta: number; after: number }
  | { kind: 'counted'; counted: number; after: number };

const maxStock = 1_000_000;

/** Reads an entry. A recount says how many there are; damaged goods go away whatever sign is typed. */
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
