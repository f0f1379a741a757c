import { expect, test } from 'vitest';
import { findScanned } from './scanned-number.ts';

const numbers = ['HT-7K3M-9QXD', 'HT-7K3M-2NQF', 'HT-4W8P-2HNC'];

test.each([
  'HT-7K3M-9QXD',
  ' ht-7k3m-9qxd\n',
  'ht7k3m9qxd',
  '7K3M 9QXD',
  '9QXD',
  'qxd',
  'https://haat.example/order_list_view/HT-7K3M-9QXD',
])('%j is the first', (typed) => {
  expect(findScanned(typed, numbers)).toEqual({ kind: 'one', orderNumber: 'HT-7K3M-9QXD' });
});

test('the beginning of several, and Bangla digits', () => {
  expect(findScanned('7K3M', numbers)).toEqual({ kind: 'several' });
  expect(findScanned('৪w৮p', numbers)).toEqual({ kind: 'one', orderNumber: 'HT-4W8P-2HNC' });
});

test.each(['', 'HT', 'XD', 'HT-2222-2222', '01712'])('%j is none of them', (typed) => {
  expect(findScanned(typed, numbers)).toEqual({ kind: 'none' });
});
