import { expect, test } from 'vitest';
import { arrivalDay } from './use-arrival.ts';

/** 11:30 pm in Dhaka, on a Monday. */
const lateMonday = Date.parse('2026-11-23T17:30:00Z');
const halfAnHour = 1_800_000;

test('24 hours after a late order is the next day; after midnight it is one later', () => {
  expect(arrivalDay(lateMonday, { days: 1, locale: 'en' })).toBe('Tuesday 24 November');
  expect(arrivalDay(lateMonday + halfAnHour, { days: 1, locale: 'en' })).toBe('Wednesday 25 November');
});

test('in Bangla with its own words and digits', () => {
  const day = arrivalDay(lateMonday, { days: 7, locale: 'bn' });
  expect(day).toContain('৩০');
  expect(day).toContain('নভেম্বর');
  expect(day).toContain('সোমবার');
});
