import { expect, test } from 'vitest';
import { barOf, lastShown, withoutBannerFrom } from './schedule.ts';

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

const slide = (from: number | null, until: number | null, isActive = true) => ({
  starts_at: from === null ? null : inDays(from),
  ends_at: until === null ? null : inDays(until),
  is_active: isActive,
});

test.each([
  ['the last one ends in a week', [slide(null, 3), slide(-2, 7)], 7],
  ['another begins only after that', [slide(null, 3), slide(4, null)], 3],
  ['another takes its place', [slide(2, null), slide(null, 3)], null],
  ['one after the other', [slide(5, 6), slide(3, 5), slide(null, 3)], 6],
  ['one that is off does not count', [slide(null, 3), slide(null, null, false)], 3],
  ['later than in a week', [slide(null, 8)], null],
  ['none is shown now', [slide(1, 5), slide(-5, -1)], null],
  ['there are none', [], null],
])('without a banner: %s', (_name, slides, days) => {
  expect(withoutBannerFrom(slides, now)).toBe(days === null ? null : inDays(days));
});
