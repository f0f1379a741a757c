import { expect, test } from 'vitest';
import { idInput, idListInput, orderNumberInput, wholeNumber } from './ids.ts';

const quantity = wholeNumber({ min: 1, max: 999, message: 'no' });

test.each([
  [5, 5],
  ['5', 5],
  ['999', 999],
])('%j is the quantity %i', (given, expected) => {
  expect(quantity.parse(given)).toBe(expected);
});

test.each([-1, 0, 1.5, 1e400, 'NaN', '1e2', ' 5', '', 1000, 9_007_199_254_740_993, true, [3], { set: 5 }, null])(
  '%j is no quantity',
  (given) => {
    expect(quantity.safeParse(given).success).toBe(false);
  },
);

test('an id is a positive integer that PostgreSQL can hold', () => {
  expect(idInput.parse('12')).toBe(12);
  expect(idInput.safeParse(2_147_483_648).success).toBe(false);
});

test('several ids are separated by commas', () => {
  expect(idListInput.parse('3,7')).toEqual([3, 7]);
  expect(idListInput.parse(3)).toEqual([3]);
  expect(idListInput.safeParse('3,,7').success).toBe(false);
});

test.each(['HT-7K3M-9QXD', 'ht-7k3m-9qxd', ' ht7k3m9qxd '])('%j is read as HT-7K3M-9QXD', (given) => {
  expect(orderNumberInput.parse(given)).toBe('HT-7K3M-9QXD');
});

test.each(['HT-7K3M-9QX0', 'HT-7K3M', 'HT-7K3M-9QXI', ''])('%j is not an order number', (given) => {
  expect(orderNumberInput.safeParse(given).success).toBe(false);
});
