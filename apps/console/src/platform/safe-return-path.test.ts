import { expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

test.each([
  ['/orders?view=pack&q=01712', '/orders?view=pack&q=01712'],
  ['/orders/HT-7K3M-9QXD', '/orders/HT-7K3M-9QXD'],
])('%s is an address of the console', (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path);
});

test.each([null, '', 'orders', '//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  '%s leads to the start',
  (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/');
  },
);
