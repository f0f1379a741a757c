import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['481902', '481902'],
  [' 481 902\n', '481902'],
  ['৪৮১৯০২', '481902'],
  ['Your code: 481-902.', '481902'],
  ['4819023', '481902'],
  ['', ''],
])('%j is read as the code %j', (typed, code) => {
  expect(codeDigits(typed)).toBe(code);
});
