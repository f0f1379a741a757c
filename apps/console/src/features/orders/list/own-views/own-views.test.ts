import type { SavedView } from '@haat/contracts';
import { expect, test } from 'vitest';
import { readAddress } from '../list-address.ts';
import { keptFilters, ownViewAt, placeOf } from './own-views.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));
const view: SavedView = {
  id: 7,
  name: 'Dhaka above 500',
  filters: { view: 'confirm', zone: '3', min_total: '500' },
  found: { count: 2, is_exact: true },
};

test('a view leads to the address that it was kept from', () => {
  expect(placeOf(view)).toBe('?view=confirm&zone=3&min=500');
  expect(keptFilters(read(placeOf(view)))).toEqual(view.filters);
});

test('statuses and lateness are kept', () => {
  for (const filters of [
    { view: 'all', status: 'delivered,cancelled' } as const,
    { view: 'way', late: 'true' } as const,
  ])
    expect(keptFilters(read(placeOf({ filters })))).toEqual(filters);
});

test('an address shows a view whatever is searched in it, and whichever page', () => {
  expect(ownViewAt([view], read('?view=confirm&zone=3&min=500&q=017&after=9'))).toBe(view);
  expect(ownViewAt([view], read('?view=pack&zone=3&min=500'))).toBeUndefined();
  expect(ownViewAt([view], read('?view=confirm&zone=3'))).toBeUndefined();
});

test('searches are not kept, and a whole view needs no keeping', () => {
  expect(keptFilters(read('?view=all&q=Farzana'))).toBeNull();
  expect(keptFilters(read('?view=all&q=Farzana&shop=2'))).toEqual({ view: 'all', shop: '2' });
});
