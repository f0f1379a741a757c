import { expect, test } from 'vitest';
import { exceedsStock, refuseFromCard } from './stock-rules.ts';

test('a card adds while the cart holds less than the stock', () => {
  expect(refuseFromCard({ inCart: 0, stock: 1 })).toBeNull();
  expect(refuseFromCard({ inCart: 4, stock: 5 })).toBeNull();
  expect(refuseFromCard({ inCart: 5, stock: 5 })).toBe('stock-limit');
  expect(refuseFromCard({ inCart: 9, stock: 5 })).toBe('stock-limit');
});

test('a product without stock is out of stock; one that is in the cart already has reached its limit', () => {
  expect(refuseFromCard({ inCart: 0, stock: 0 })).toBe('out-of-stock');
  expect(refuseFromCard({ inCart: 1, stock: 0 })).toBe('stock-limit');
});

test('the product page counts what is in the cart already', () => {
  expect(exceedsStock({ inCart: 0, wanted: 5, stock: 5 })).toBe(false);
  expect(exceedsStock({ inCart: 1, wanted: 5, stock: 5 })).toBe(true);
  expect(exceedsStock({ inCart: 0, wanted: 1, stock: 0 })).toBe(true);
});
