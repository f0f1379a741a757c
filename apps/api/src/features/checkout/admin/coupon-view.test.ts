import { expect, test } from 'vitest';
import { couponState } from './coupon-view.ts';

const now = new Date('2026-11-22T12:00:00Z');
const [earlier, later] = [new Date('2026-11-22T11:00:00Z'), new Date('2026-11-22T13:00:00Z')];
const running = { isActive: true, startsAt: null, endsAt: null, totalLimit: null, usedCount: 9 };

test.each([
  [{}, 'running'],
  [{ startsAt: earlier, endsAt: later, totalLimit: 10 }, 'running'],
  [{ startsAt: now }, 'running'],
  [{ startsAt: later }, 'planned'],
  [{ endsAt: now }, 'ended'],
  [{ totalLimit: 9 }, 'used_up'],
  [{ totalLimit: 9, endsAt: earlier }, 'ended'],
  [{ isActive: false, endsAt: earlier }, 'off'],
])('%o is %s', (fields, state) => {
  expect(couponState({ ...running, ...fields }, now)).toBe(state);
});
