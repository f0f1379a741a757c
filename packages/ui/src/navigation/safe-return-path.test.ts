import { expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

test.each(['/', '/cart', '/order/check_out?x=1#y', '/bn/cart'])('%s is a valid return path', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '\\\\evil',
])('%j falls back to the home page', (path) => {
  expect(safeReturnPath(path)).not.toMatch(/evil|javascript/);
});
