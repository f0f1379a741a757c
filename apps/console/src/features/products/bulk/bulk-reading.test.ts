import type { AdminProductRow } from '@haat/contracts';
import { expect, test } from 'vitest';
import { readOffers, readStocks } from './bulk-reading.ts';

const row = (price: number, offer: number, stock = 0) => ({ price, offer_price: offer, stock }) as AdminProductRow;
const brief = (lines: ReturnType<typeof readOffers>) =>
  lines?.map((line) => (line.kind === 'wrong' ? line.why : `${line.kind} ${line.before} → ${line.after}`));

test('an offer is a percentage off in whole Taka, one amount, or none', () => {
  const rows = [row(1_450, 1_450), row(999, 849), row(1, 1)];
  expect(brief(readOffers(rows, 'percent', '১৫%'))).toEqual(['changed 1450 → 1233', 'same 849 → 849', 'same 1 → 1']);
  expect(brief(readOffers(rows, 'amount', '৳1,000'))).toEqual(['changed 1450 → 1000', 'abovePrice', 'abovePrice']);
  expect(brief(readOffers(rows, 'end', ''))).toEqual(['same 1450 → 1450', 'changed 849 → 999', 'same 1 → 1']);
  expect(brief(readOffers(rows, 'percent', '60'))?.[2]).toBe('free');
});

test('stock is raised, lowered to nothing at the least, or set', () => {
  const rows = [row(1, 1, 5), row(1, 1, 999_999)];
  expect(brief(readStocks(rows, 'raise', '৫'))).toEqual(['changed 5 → 10', 'tooMany']);
  expect(brief(readStocks(rows, 'lower', '6'))).toEqual(['tooFew', 'changed 999999 → 999993']);
  expect(brief(readStocks(rows, 'set', '5'))).toEqual(['same 5 → 5', 'changed 999999 → 5']);
});

test('what is no figure has no lines', () => {
  for (const typed of ['', 'ten', '0', '100', '12.5']) expect(readOffers([], 'percent', typed)).toBeNull();
  for (const typed of ['', '0', '-5', '1.234']) expect(readOffers([], 'amount', typed)).toBeNull();
  for (const typed of ['', '-3', '1.5', '12345678']) expect(readStocks([], 'raise', typed)).toBeNull();
});
