import { expect, test } from 'vitest';
import { boundedCountOf } from './count-each.ts';

test('a count stops at ten thousand, and says so', () => {
  expect(boundedCountOf(10_000)).toEqual({ count: 10_000, is_exact: true });
  expect(boundedCountOf(10_001)).toEqual({ count: 10_000, is_exact: false });
});
