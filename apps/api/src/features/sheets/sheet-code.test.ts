import { expect, test } from 'vitest';
import { sheetLetters } from './sheet-code.ts';

test.each([
  [0, 'A'],
  [1, 'B'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('after %i sheets of a day comes %s', (earlier, letters) => {
  expect(sheetLetters(earlier)).toBe(letters);
});

test('no two sheets of a day are called the same', () => {
  expect(new Set(Array.from({ length: 2_000 }, (_each, earlier) => sheetLetters(earlier))).size).toBe(2_000);
});
