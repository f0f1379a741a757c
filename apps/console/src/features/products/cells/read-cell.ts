import type { AdminProductRow } from '@haat/contracts';
import { bareFigure, typedTaka } from '../../../platform/typed-taka.ts';
import { maxPricePoisha, maxStock } from '@haat/contracts/catalogue/product-bounds';
import { takaFromPoisha } from '@haat/contracts/shared/poisha';

/** The editable fields of a row, in the order of its cells. */
export const cellFields = ['price', 'offer', 'stock'] as const;
export type CellField = (typeof cellFields)[number];

const maxTaka = takaFromPoisha(maxPricePoisha);

/** The values that a row's cells show. */
export type CellRow = Pick<AdminProductRow, 'price' | 'offer_price' | 'stock'>;

/** The meaning of a cell's input. */
export type CellReading =
  | { kind: 'same' }
  | { kind: 'prices'; prices: { price?: number; offer_price?: number } }
  | { kind: 'counted'; counted: number }
  | { kind: 'moved'; delta: number }
  | { kind: 'wrong'; why: 'number' | 'abovePrice' | 'belowOffer' | 'tooMany' | 'tooFew' };

/** The value of a cell. */
export function cellValue(row: CellRow, field: CellField): number {
  return field === 'price' ? row.price : field === 'offer' ? row.offer_price : row.stock;
}

/**
 * Parses a cell's input: digits of either language, with optional commas and ৳. Stock may begin with + or − for a
 * difference. Without an offer, the offer price follows the price.
 */
export function readCell(row: CellRow, field: CellField, typed: string): CellReading {
  return field === 'stock' ? readStock(row, bareFigure(typed)) : readTaka(row, field, typed);
}

function readTaka(row: CellRow, field: 'price' | 'offer', typed: string): CellReading {
  const taka = typedTaka(typed);
  if (taka === null) return { kind: 'wrong', why: 'number' };
  if (taka > maxTaka) return { kind: 'wrong', why: 'tooMany' };
  if (taka === cellValue(row, field)) return { kind: 'same' };
  if (field === 'offer')
    return taka > row.price ? { kind: 'wrong', why: 'abovePrice' } : { kind: 'prices', prices: { offer_price: taka } };
  if (row.price === row.offer_price) return { kind: 'prices', prices: { price: taka, offer_price: taka } };
  return taka < row.offer_price ? { kind: 'wrong', why: 'belowOffer' } : { kind: 'prices', prices: { price: taka } };
}

function readStock({ stock }: CellRow, text: string): CellReading {
  if (!/^[+-]?\d{1,7}$/.test(text)) return { kind: 'wrong', why: 'number' };
  const number = Number(text);
  const isMove = /^[+-]/.test(text);
  const next = isMove ? stock + number : number;
  if (next < 0) return { kind: 'wrong', why: 'tooFew' };
  if (next > maxStock) return { kind: 'wrong', why: 'tooMany' };
  if (next === stock) return { kind: 'same' };
  return isMove ? { kind: 'moved', delta: number } : { kind: 'counted', counted: number };
}

/** The row after this is stored. */
export function withReading<Row extends CellRow>(row: Row, reading: CellReading): Row {
  if (reading.kind === 'prices') return { ...row, ...reading.prices };
  if (reading.kind === 'counted') return { ...row, stock: reading.counted };
  return reading.kind === 'moved' ? { ...row, stock: row.stock + reading.delta } : row;
}

/** The discount of an offer in whole percent; 0 for none. */
export function percentOff({ price, offer_price: offer }: Pick<CellRow, 'price' | 'offer_price'>): number {
  return price > 0 ? Math.round((1 - offer / price) * 100) : 0;
}
