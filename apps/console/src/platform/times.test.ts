import { expect, test } from 'vitest';
import { dayOf, formatClock, formatRecent, formatStamp, formatWeekday, waitedSince } from './times.ts';

const evening = '2026-11-21T16:41:00Z';

test('times are those of Dhaka on a clock of 24 hours', () => {
  expect(formatStamp(evening, 'en')).toBe('21 Nov, 22:41');
  expect(formatStamp(evening, 'bn')).toBe('২১ নভে, ২২:৪১');
  expect(formatClock('2026-11-21T18:08:00Z', 'en')).toBe('0:08');
  expect(formatClock('2026-11-22T03:12:00Z', 'bn')).toBe('৯:১২');
});

test('a day is told with its weekday', () => {
  expect(formatWeekday('2026-11-21T18:00:00Z', 'en')).toBe('Sunday, 22 November 2026');
  expect(formatWeekday('2026-11-21T17:59:00Z', 'bn')).toBe('শনিবার, ২১ নভেম্বর, ২০২৬');
});

test('the day changes at midnight of Dhaka', () => {
  expect(dayOf(new Date('2026-11-21T17:59:00Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22');
});

test('what happened today has its time alone', () => {
  const now = new Date('2026-11-21T17:00:00Z');
  expect(formatRecent(evening, { locale: 'en', now })).toBe('22:41');
  expect(formatRecent('2026-11-20T16:41:00Z', { locale: 'en', now })).toBe('20 Nov, 22:41');
});

test.each([
  ['2026-11-21T16:00:00Z', { unit: 'hours', count: 0 }],
  ['2026-11-21T05:30:00Z', { unit: 'hours', count: 11 }],
  ['2026-11-19T16:41:00Z', { unit: 'hours', count: 48 }],
  ['2026-11-19T15:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-21T18:00:00Z', { unit: 'hours', count: 0 }],
])('since %s', (since, waited) => {
  expect(waitedSince(since, new Date(evening))).toEqual(waited);
});
