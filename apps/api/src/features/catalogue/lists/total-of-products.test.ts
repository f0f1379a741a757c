import { Prisma } from '@haat/db';
import { expect, test } from 'vitest';
import type { ProductFilters } from './product-filters.ts';
import { maxCounted, shownTotal, totalOf } from './total-of-products.ts';

const many = maxCounted + 1;
const matches = Prisma.sql`FROM products p`;

test.each([
  ['all products', {}],
  ['a category', { cat_id: 3 }],
  ['a brand', { brand_id: [3] }],
  ['a filter that asks nothing beside', { shop_id: [3], in_stock: false }],
])('%s have a stored count, however many there are', (_what, filters) => {
  expect(totalOf({ filters, matches }).sql).toContain('product_counts');
  expect(shownTotal(filters, many)).toEqual({ total: many, total_is: 'exact' });
});

test.each<[string, ProductFilters]>([
  ['two filters', { cat_id: 3, condition: 'new' }],
  ['two brands', { brand_id: [3, 4] }],
  ['a price', { max_price: 100 }],
])('%s are counted one by one, up to a limit', (_what, filters) => {
  expect(totalOf({ filters, matches }).sql).toContain(`LIMIT ${many}`);
  expect(shownTotal(filters, many)).toEqual({ total: maxCounted, total_is: 'at_least' });
  expect(shownTotal(filters, maxCounted)).toEqual({ total: maxCounted, total_is: 'exact' });
});
