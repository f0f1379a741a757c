import { expect, test } from 'vitest';
import { cancellable, packingPath, sheetOf } from './selection-uses.ts';

const row = (
  orderNumber: string,
  status: 'pending' | 'confirmed' | 'packed' | 'shipped',
  sheet: string | null = null,
) => ({
  order_number: orderNumber,
  status,
  sheet,
});

test('packing lists are of those that are to be packed', () => {
  const selected = [row('HT-2222-2222', 'confirmed'), row('HT-3333-3333', 'packed'), row('HT-4444-4444', 'confirmed')];
  expect(packingPath(selected)).toBe('/print/packing?orders=HT-2222-2222,HT-4444-4444');
  expect(packingPath([row('HT-3333-3333', 'packed')])).toBeNull();
});

test('what has left can no longer be cancelled', () => {
  const [pending, packed] = [row('HT-2222-2222', 'pending'), row('HT-3333-3333', 'packed')];
  expect(cancellable([pending, row('HT-4444-4444', 'shipped'), packed])).toEqual([pending, packed]);
});

test('a sheet is printed if all are on it', () => {
  const one = row('HT-2222-2222', 'shipped', '22-11-A');
  expect(sheetOf([one, { ...one }])).toBe('22-11-A');
  expect(sheetOf([one, { ...one, sheet: '22-11-B' }])).toBeNull();
  expect(sheetOf([{ ...one, sheet: null }])).toBeNull();
});
