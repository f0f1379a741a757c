import { expect, test } from 'vitest';
import { courierToday } from './courier-today.ts';

// Thursday evening in London is Friday in Dhaka.
const friday = new Date('2026-11-26T19:30:00Z');

test('the courier comes at a time, but not on the day off in Dhaka', () => {
  expect(courierToday({ courier_at: '14:00', courier_day_off: '' }, friday)).toBe('14:00');
  expect(courierToday({ courier_at: '14:00', courier_day_off: 'thursday' }, friday)).toBe('14:00');
  expect(courierToday({ courier_at: '14:00', courier_day_off: 'friday' }, friday)).toBe('off');
  expect(courierToday({ courier_at: '', courier_day_off: 'friday' }, friday)).toBeNull();
});
