import { expect, test } from 'vitest';
import { takaTyped } from './taka-typed.ts';

test('an amount may be typed in either script, with sign and separators', () => {
  expect(takaTyped('1,25,000')).toBe(125_000);
  expect(takaTyped(' ৳ ১২৫০ ')).toBe(1250);
  expect(takaTyped('0')).toBe(0);
});

test.each(['', 'cheap', '-5', '12.5', '99999999999'])('%j is no amount', (text) => {
  expect(takaTyped(text)).toBeNull();
});
