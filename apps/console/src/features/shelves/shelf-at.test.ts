import type { AdminCategoryRow } from '@haat/contracts';
import { expect, test } from 'vitest';
import { shelfAt, withoutChart } from './shelf-at.ts';

const names = { title: 'Garden', title_bn: 'বাগান', photo: '/garden.webp', products: 0, version: 1 };
const pots = { ...names, id: 34, category_id: 12 };
const garden: AdminCategoryRow = { ...names, id: 12, subcategories: [pots] };
const kitchen: AdminCategoryRow = { ...names, id: 13, subcategories: [] };

test.each([
  ['new', { kind: 'category', row: null }],
  ['12', { kind: 'category', row: garden }],
  ['12/new', { kind: 'subcategory', row: null, categoryId: 12 }],
  ['12/34', { kind: 'subcategory', row: pots, categoryId: 12 }],
  // From before it was moved.
  ['13/34', { kind: 'subcategory', row: pots, categoryId: 12 }],
  ['12/34/charts/7', { kind: 'chart', row: pots, chart: '7' }],
  ['12/34/charts/new', { kind: 'chart', row: pots, chart: 'new' }],
  ['12/99/charts/7', undefined],
  ['99', undefined],
  ['99/new', undefined],
  ['12/99', undefined],
])('the address %s', (opened, shelf) => {
  expect(shelfAt([garden, kitchen], opened)).toEqual(shelf);
});

test('in the list, the subcategory of an open size chart is current', () => {
  expect(['12/34/charts/7', '12/34', '12'].map(withoutChart)).toEqual(['12/34', '12/34', '12']);
});
