import { expect, test } from 'vitest';
import { openStatuses, paidStatuses, placedOn, takenStatuses } from './order-lists.ts';

const days = [{ day: '2026-11-20' }, { day: '2026-11-21' }, { day: '2026-11-22' }];

test('a figure opens the orders of its days', () => {
  expect(placedOn(days)).toBe('/orders?view=all&from=2026-11-20&to=2026-11-22');
  expect(placedOn(days.slice(-1))).toBe('/orders?view=all&from=2026-11-22&to=2026-11-22');
});

test('it opens those of its statuses and zone', () => {
  expect(placedOn(days, { statuses: ['cancelled'], zone: 3 })).toBe(
    '/orders?view=all&status=cancelled&zone=3&from=2026-11-20&to=2026-11-22',
  );
});

test('what is taken is what was paid or is to come', () => {
  expect(takenStatuses.toSorted()).toEqual([...openStatuses, ...paidStatuses].toSorted());
  for (const lost of ['cancelled', 'returned'] as const) expect(takenStatuses).not.toContain(lost);
});
