import { expect, test } from 'vitest';
import { daysLeft, isShort } from './days-left.ts';

test.each([
  [{ stock: 4, sold_lately: 54 }, 2],
  [{ stock: 1, sold_lately: 60 }, 0],
  [{ stock: 14, sold_lately: 30 }, 14],
  [{ stock: 15, sold_lately: 30 }, null],
  [{ stock: 0, sold_lately: 30 }, null],
  [{ stock: 3, sold_lately: 0 }, null],
])('%o lasts %s days', (product, days) => expect(daysLeft(product)).toBe(days));

test.each([
  [{ stock: 5, sold_lately: 0 }, true],
  [{ stock: 6, sold_lately: 0 }, false],
  [{ stock: 60, sold_lately: 600 }, true],
  [{ stock: 61, sold_lately: 600 }, false],
])('with 5 pieces or 3 days of sales, %o is short: %s', (product, answer) =>
  expect(isShort(product, { low_stock_at: 5, low_stock_days: 3 })).toBe(answer),
);
