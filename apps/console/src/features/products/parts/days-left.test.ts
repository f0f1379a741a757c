import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test.each([
  [{ stock: 4, sold_lately: 54 }, 2],
  [{ stock: 1, sold_lately: 60 }, 0],
  [{ stock: 14, sold_lately: 30 }, 14],
  [{ stock: 15, sold_lately: 30 }, null],
  [{ stock: 0, sold_lately: 30 }, null],
  [{ stock: 3, sold_lately: 0 }, null],
])('%o lasts %s days', (product, days) => expect(daysLeft(product)).toBe(days));
