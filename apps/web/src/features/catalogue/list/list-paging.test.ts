import { expect, test } from 'vitest';
import { listPaging, shownAtDepth } from './list-paging.ts';
import { priceRanges } from './filters/price-ranges.ts';

test.each([
  ['shop', 0, 30],
  ['shop', 1, 530],
  ['brand', 1, 5030],
  ['category', 2, 1030],
  ['subcategory', 0, 10],
  ['subcategory', 3, 40],
] as const)('a %s list at depth %i shows %i', (kind, depth, shown) => {
  expect(shownAtDepth({ paging: listPaging[kind], depth, total: 10_000 })).toBe(shown);
});

test('a list never shows more than there is, and an unpaged one shows everything', () => {
  expect(shownAtDepth({ paging: listPaging.shop, depth: 3, total: 41 })).toBe(41);
  expect(shownAtDepth({ paging: null, depth: 0, total: 77 })).toBe(77);
});

test('home, popular and winter lists end with 2000 and above, the others split it at 2500', () => {
  expect(priceRanges('home').at(-1)).toEqual({ min: 2000, max: 125_000 });
  expect(priceRanges('popular-or-winter')).toHaveLength(6);
  expect(priceRanges('shop').slice(-2)).toEqual([
    { min: 2000, max: 2500 },
    { min: 2500, max: 125_000 },
  ]);
});
