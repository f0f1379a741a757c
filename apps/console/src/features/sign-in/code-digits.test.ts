import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['417 203', '417203'],
  ['৪১৭২০৩', '417203'],
  ['Your code is 417203.', '417203'],
  ['4172039', '417203'],
  ['41', '41'],
])('%s is read as %s', (typed, code) => {
  expect(codeDigits(typed)).toBe(code);
});
