import { expect, test } from 'vitest';
import { barOf, lastShown } from './schedule.ts';

const now = new Date('2026-11-22T06:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

test.each([
  [null, null, { from: 0, to: 1 }],
  [null, inDays(10), { from: 0, to: 0.25 }],
  [inDays(-5), inDays(90), { from: 0, to: 1 }],
  [inDays(20), inDays(30), { from: 0.5, to: 0.75 }],
  [inDays(-9), inDays(-1), null],
  [inDays(50), null, null],
])('from %s until %s', (start, end, bar) => {
  expect(barOf({ starts_at: start, ends_at: end }, now)).toEqual(bar);
});

test('forty days with today', () => {
  expect(lastShown(now)).toBe('2026-12-31T06:00:00.000Z');
});
