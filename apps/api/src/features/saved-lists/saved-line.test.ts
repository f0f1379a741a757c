import { expect, test } from 'vitest';
import { lineChanges, mergeLines, type SavedLine } from './saved-line.ts';

function inCart(productId: number, qty: number, color = ''): SavedLine {
  return { list: 'cart', productId, color, size: '', qty };
}

test('lines that a device did not change stay as they are', () => {
  const stored = [inCart(1, 2), inCart(2, 1)];
  expect(mergeLines(stored, [{ ...inCart(1, 2), knownQty: 2 }])).toEqual([]);
});

test('a removal removes the choice it names and no other', () => {
  const stored = [inCart(1, 2), inCart(1, 2, 'Maroon')];
  expect(mergeLines(stored, [{ ...inCart(1, 0, 'Maroon'), knownQty: 2 }])).toEqual([inCart(1, 0, 'Maroon')]);
});

test('the same product in the cart and among the favourites are two lines', () => {
  const changes = lineChanges({
    cart: [{ product_id: 1, qty: 2, known_qty: 0, color: null, size: null }],
    favourites: [{ product_id: 1, qty: 1, known_qty: 0 }],
  });
  expect(mergeLines([], changes)).toEqual([inCart(1, 2), { ...inCart(1, 1), list: 'favourites' }]);
});

test('a line named twice is merged twice and stored once', () => {
  const changes = [
    { ...inCart(1, 2), knownQty: 0 },
    { ...inCart(1, 5), knownQty: 0 },
  ];
  expect(mergeLines([], changes)).toEqual([inCart(1, 5)]);
});
