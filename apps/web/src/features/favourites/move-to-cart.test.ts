import type { ProductCard } from '@haat/contracts';
import { expect, test } from 'vitest';
import type { CartLine } from '../cart/public.ts';
import type { FavouriteProduct } from './load-favourites.ts';
import { moveToCart } from './move-to-cart.ts';

function favourite(id: number, quantity: number, stock: number): FavouriteProduct {
  const product: Partial<ProductCard> = { id, stock: String(stock) };
  return { id, quantity, product: product as ProductCard };
}

function line(id: number, count: number): CartLine {
  return { id, count, selectedColor: null, selectedSize: null };
}

test('each is added as often as it was marked', () => {
  expect(moveToCart([], [favourite(1, 1, 5), favourite(2, 3, 5)])).toEqual({
    lines: [line(1, 1), line(2, 3)],
    ids: [1, 2],
  });
});

test('the cart never exceeds the stock, counting what it holds already', () => {
  expect(moveToCart([line(1, 2)], [favourite(1, 9, 5)])).toEqual({ lines: [line(1, 5)], ids: [1] });
});

test('of 20 pieces or more, which a card does not tell apart, any number is added: the cart knows the stock', () => {
  expect(moveToCart([line(1, 25)], [favourite(1, 9, 20)])).toEqual({ lines: [line(1, 34)], ids: [1] });
});

test('what is out of stock stays a favourite', () => {
  const maroon = { ...line(2, 1), selectedColor: 'Maroon' };
  expect(moveToCart([maroon], [favourite(1, 1, 0), favourite(2, 1, 1)])).toEqual({ lines: [maroon], ids: [] });
});
