import type { AdminProductRow, EnteredStockReason } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { maxStock } from '@haat/contracts/catalogue/product-bounds';

/** The kinds of change for the offers of the selected products. */
export const offerKinds = ['percent', 'amount', 'end'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** The kinds of change for their stock, with the possible reasons, the default first. */
export const stockKinds = {
  raise: ['delivery', 'adjustment'],
  lower: ['damaged', 'adjustment'],
  set: ['recount', 'delivery', 'adjustment'],
} as const satisfies Record<string, readonly EnteredStockReason[]>;
export type StockKind = keyof typeof stockKinds;

/** A product to change, with its figure before and after. */
export interface ChangedLine {
  kind: 'changed';
  row: AdminProductRow;
  before: number;
  after: number;
}

/** One product of a selection: changed, unchanged, or why it cannot be changed. */
export type BulkLine =
  | ChangedLine
  | (Omit<ChangedLine, 'kind'> & { kind: 'same' })
  | { kind: 'wrong'; row: AdminProductRow; why: 'abovePrice' | 'free' | 'tooFew' | 'tooMany' };

/** Digits of either language, with optional commas and ৳. */
function plainNumber(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s,৳%]/g, '');
}

/**
 * The new offers: a percentage off the price in whole Taka, the same amount for all, or the price itself. Null if the
 * input is not such a figure.
 */
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

/** The new stocks. Null if the input is not a number of pieces. */
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
