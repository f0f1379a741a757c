import type { AdminOrder } from '@haat/contracts';
import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

type Status = Extract<AdminOrder['history'][number], { kind: 'status' }>;
const moved = (to: Status['to'], at: string): Status => ({
  kind: 'status',
  at,
  by: null,
  is_shopper: false,
  from: null,
  to,
  reason: null,
});
const states = (...input: Parameters<typeof pathOf>) =>
  pathOf(...input).map(({ status, state }) => `${status} ${state}`);

test('the path is filled up to where the order is', () => {
  const history = [moved('confirmed', '2026-11-22T04:00:00Z'), moved('pending', '2026-11-21T16:41:00Z')];
  expect(states(history, 'confirmed')).toEqual([
    'pending done',
    'confirmed now',
    'packed coming',
    'shipped coming',
    'delivered coming',
  ]);
  expect(pathOf(history, 'confirmed')[1]?.at).toBe('2026-11-22T04:00:00Z');
});

test('a step that is not stored yet is where the order is, without a time', () => {
  const history = [moved('pending', '2026-11-21T16:41:00Z')];
  expect(pathOf(history, 'confirmed')[1]).toEqual({ status: 'confirmed', at: undefined, state: 'now' });
});

test('an order that ended early shows the steps it took', () => {
  const history = [moved('cancelled', '2026-11-22T05:00:00Z'), moved('pending', '2026-11-21T16:41:00Z')];
  expect(states(history, 'cancelled')).toEqual(['pending done', 'cancelled stopped']);
});
