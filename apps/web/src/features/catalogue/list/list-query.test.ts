import { expect, test } from 'vitest';
import { emptyListQuery, listFilters, readListQuery, writeListQuery, type ListQuery } from './list-query.ts';

const everything: ListQuery = {
  sort: 'asc',
  minPrice: 300,
  maxPrice: 600,
  brandIds: [3, 7],
  shopIds: [1],
  minRating: 4,
  inStock: true,
  onOffer: true,
  depth: 2,
};

test('what is written is read back', () => {
  expect(readListQuery(writeListQuery(everything))).toEqual(everything);
  expect(readListQuery(writeListQuery(emptyListQuery))).toEqual(emptyListQuery);
});

test('a list without filters has a bare address', () => {
  expect(writeListQuery(emptyListQuery).toString()).toBe('');
});

test.each([
  'sort=sideways',
  'min=-5',
  'min=1e9',
  'max=abc',
  'brand=x,,',
  'rating=9',
  'stock=yes',
  'more=-1',
  'min=1.5',
])('%s makes no sense and counts as not said', (search) => {
  expect(readListQuery(new URLSearchParams(search))).toEqual(emptyListQuery);
});

test('filters are named as the API names them', () => {
  expect(listFilters(everything)).toEqual({
    min_price: 300,
    max_price: 600,
    brand_id: '3,7',
    shop_id: '1',
    min_rating: 4,
    in_stock: 'true',
    on_offer: 'true',
  });
  expect(listFilters(emptyListQuery)).toEqual({});
});
