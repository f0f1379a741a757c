import { expect, test } from 'vitest';
import { slideState } from './slide-dates.ts';

const now = new Date('2026-11-22T12:00:00Z');
const [earlier, later] = [new Date('2026-11-22T11:00:00Z'), new Date('2026-11-22T13:00:00Z')];
const always = { startsAt: null, endsAt: null, isActive: true };

test.each([
  [{}, 'now'],
  [{ startsAt: now, endsAt: later }, 'now'],
  [{ startsAt: later }, 'planned'],
  [{ startsAt: earlier, endsAt: now }, 'ended'],
  [{ isActive: false, startsAt: later }, 'off'],
])('%o is %s', (fields, state) => {
  expect(slideState({ ...always, ...fields }, now)).toBe(state);
});
