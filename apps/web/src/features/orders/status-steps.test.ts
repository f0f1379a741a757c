import type { OrderStatus } from '@haat/contracts';
import { expect, test } from 'vitest';
import { statusSteps } from './status-steps.ts';

function after(...statuses: OrderStatus[]) {
  const steps = statusSteps(statuses.map((status, hour) => ({ status, at: `2026-11-21T0${hour}:00:00Z` })));
  return steps.map(({ status, state, at }) => `${status} ${state}${at ? '' : ' –'}`);
}

test('an order under way shows the steps to come', () => {
  expect(after('pending', 'confirmed', 'packed')).toEqual([
    'pending done',
    'confirmed done',
    'packed current',
    'shipped coming –',
    'delivered coming –',
  ]);
});

test('a cancelled order ends with its cancellation', () => {
  expect(after('pending', 'cancelled')).toEqual(['pending done', 'cancelled stopped']);
});

test('a delivered order ends with its delivery, a returned one with its return', () => {
  expect(after('pending', 'confirmed', 'packed', 'shipped', 'delivered').at(-1)).toBe('delivered current');
  expect(after('pending', 'confirmed', 'packed', 'shipped', 'delivered', 'returned').at(-1)).toBe('returned stopped');
});
