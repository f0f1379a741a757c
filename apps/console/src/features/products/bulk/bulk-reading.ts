import type { AdminProductRow, EnteredStockReason } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';

/** What becomes of the offers of the selected products. */
export const offerKinds = ['percent', 'amount', 'end'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What becomes of their stock, and the reasons that it can have; the first is the usual one. */
export const stockKinds = {
  raise: ['delivery', 'adjustment'],
  lower: ['damaged', 'adjustment'],
  set: ['recount', 'delivery', 'adjustment'],
} as const satisfies Record<string, readonly EnteredStockReason[]>;
export type StockKind = keyof typeof stockKinds;

const maxStock = 1_000_000;

/** A product that a change is for, with its figure before and after. */
export interface ChangedLine {
  kind: 'changed';
  row: AdminProductRow;
  before: number;
  after: number;
}

/** One product of a selection: changed, as it is to be already, or why it cannot be. */
export type BulkLine =
  | ChangedLine
  | (Omit<ChangedLine, 'kind'> & { kind: 'same' })
  | { kind: 'wrong'; row: AdminProductRow; why: 'abovePrice' | 'free' | 'tooFew' | 'tooMany' };

/** Digits of either language, with commas and ৳ if one likes. */
function plainNumber(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s,৳%]/g, '');
}

/** What the offers become: so much off the price in whole Taka, one amount for all, or the price itself. Null: what is typed is no such figure. */
export function readOffers(rows: readonly AdminProductRow[], kind: OfferKind, typed: string): BulkLine[] | null {
  if (kind === 'end') return rows.map((row) => line(row, row.offer_price, row.price));
  const text = plainNumber(typed);
  const figure = Number(text);
  const isFigure = kind === 'percent' ? /^[1-9]\d?$/.test(text) : /^\d{1,8}(\.\d{1,2})?$/.test(text) && figure > 0;
  if (!isFigure) return null;
  return rows.map((row) => {
    const offer = kind === 'amount' ? figure : Math.round((row.price * (100 - figure)) / 100);
    if (offer > row.price) return { kind: 'wrong', row, why: 'abovePrice' };
    return offer === 0 ? { kind: 'wrong', row, why: 'free' } : line(row, row.offer_price, offer);
  });
}

/** What the stocks become. Null: what is typed is no number of pieces. */
export function readStocks(rows: readonly AdminProductRow[], kind: StockKind, typed: string): BulkLine[] | null {
  const text = plainNumber(typed);
  if (!/^\d{1,7}$/.test(text)) return null;
  const pieces = Number(text);
  return rows.map((row) => {
    const after = { set: pieces, raise: row.stock + pieces, lower: row.stock - pieces }[kind];
    if (after < 0) return { kind: 'wrong', row, why: 'tooFew' };
    return after > maxStock ? { kind: 'wrong', row, why: 'tooMany' } : line(row, row.stock, after);
  });
}

function line(row: AdminProductRow, before: number, after: number): BulkLine {
  return before === after ? { kind: 'same', row, before, after } : { kind: 'changed', row, before, after };
}
