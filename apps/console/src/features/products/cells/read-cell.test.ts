import { expect, test } from 'vitest';
import { percentOff, readCell, withReading } from './read-cell.ts';

const row = { price: 2450, offer_price: 2190, stock: 46 };
const plain = { price: 1390, offer_price: 1390, stock: 0 };

test('prices are read in digits of either language', () => {
  expect(readCell(row, 'offer', '৳২,০৯০')).toEqual({ kind: 'prices', prices: { offer_price: 2090 } });
  expect(readCell(row, 'price', ' 2,500.50 ')).toEqual({ kind: 'prices', prices: { price: 2500.5 } });
  expect(readCell(row, 'price', '2450.00')).toEqual({ kind: 'same' });
});

test('an offer stays at or below the price', () => {
  expect(readCell(row, 'offer', '2590')).toEqual({ kind: 'wrong', why: 'abovePrice' });
  expect(readCell(row, 'price', '2000')).toEqual({ kind: 'wrong', why: 'belowOffer' });
  expect(readCell(row, 'offer', '2450')).toEqual({ kind: 'prices', prices: { offer_price: 2450 } });
});

test('without an offer, the price is what is charged', () => {
  expect(readCell(plain, 'price', '1290')).toEqual({ kind: 'prices', prices: { price: 1290, offer_price: 1290 } });
});

test('stock is counted, or moved by so many', () => {
  expect(readCell(row, 'stock', '110')).toEqual({ kind: 'counted', counted: 110 });
  expect(readCell(row, 'stock', '+২০')).toEqual({ kind: 'moved', delta: 20 });
  expect(readCell(row, 'stock', '−6')).toEqual({ kind: 'moved', delta: -6 });
  expect(readCell(row, 'stock', '-47')).toEqual({ kind: 'wrong', why: 'tooFew' });
  expect(readCell(row, 'stock', '+1000000')).toEqual({ kind: 'wrong', why: 'tooMany' });
  expect(readCell(row, 'stock', '46')).toEqual({ kind: 'same' });
});

test.each(['', 'abc', '1.234', '-5', '1e3', '2450;'])('%j is no price', (typed) => {
  expect(readCell(row, 'price', typed)).toEqual({ kind: 'wrong', why: 'number' });
});

test('a row shows what is on its way', () => {
  expect(withReading(row, { kind: 'moved', delta: -6 }).stock).toBe(40);
  expect(percentOff(withReading(row, { kind: 'prices', prices: { offer_price: 2090 } }))).toBe(15);
  expect(percentOff(plain)).toBe(0);
});
