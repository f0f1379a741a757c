import { expect, test } from 'vitest';
import { formatDate, formatStamp } from './dates.ts';

test('dates are those of Bangladesh', () => {
  expect(formatDate('2026-11-20T20:30:00Z', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-20T20:30:00Z', 'bn')).toContain('২১');
});

test('short times are those of Bangladesh', () => {
  expect(formatStamp('2026-11-20T20:30:00Z', 'en')).toBe('21 Nov, 2:30 am');
  expect(formatStamp('2026-11-20T20:30:00Z', 'bn')).toBe('২১ নভে, রাত ২:৩০');
  expect(formatStamp('2026-11-20T10:16:00Z', 'bn')).toBe('২০ নভে, বিকেল ৪:১৬');
  expect(formatStamp('2026-11-20T06:05:00Z', 'en')).toBe('20 Nov, 12:05 pm');
  expect(formatStamp('2026-11-20T06:05:00Z', 'bn')).toBe('২০ নভে, দুপুর ১২:০৫');
});
