import type { AdminOrderRow } from '@haat/contracts';
import { expect, test } from 'vitest';
import { calledAlso, calledWithout, laterTimes, outcomeCounts, stillListed, waitingRows } from './call-queue.ts';

const row = (orderNumber: string, status: AdminOrderRow['status'] = 'pending') =>
  ({ order_number: orderNumber, status }) as AdminOrderRow;

test('whoever was called in this visit, or is no longer pending, does not wait', () => {
  const rows = [row('A'), row('B'), row('C', 'confirmed'), row('D')];
  expect(waitingRows(rows, new Map([['A', 'no_answer']]), new Set()).map((each) => each.order_number)).toEqual([
    'B',
    'D',
  ]);
});

test('whoever a colleague is calling comes last', () => {
  const rows = [row('A'), row('B'), row('C'), row('D')];
  const waiting = waitingRows(rows, new Map([['C', 'confirmed']]), new Set(['A', 'C']));
  expect(waiting.map((each) => each.order_number)).toEqual(['B', 'D', 'A']);
});

test('a call that is taken back leaves its order waiting', () => {
  const called = calledAlso('B', 'confirmed')(calledAlso('A', 'no_answer')(new Map()));
  expect([...calledWithout('A')(called)]).toEqual([['B', 'confirmed']]);
});

test('a confirmation leaves the list once it is sent, a call without an answer does not', () => {
  const called = calledAlso('B', 'confirmed')(calledAlso('A', 'no_answer')(new Map()));
  expect(stillListed(called, [row('B'), row('C')])).toBe(2);
  expect(stillListed(called, [row('C')])).toBe(1);
});

test('outcomes are counted', () => {
  const called = new Map([
    ['A', 'no_answer'],
    ['B', 'confirmed'],
    ['C', 'confirmed'],
  ] as const);
  expect(outcomeCounts(called)).toEqual([
    ['confirmed', 2],
    ['no_answer', 1],
  ]);
});

test('one calls again in an hour, this evening or tomorrow morning, by the clock of Dhaka', () => {
  expect(laterTimes(new Date('2026-11-22T04:00:00Z'), '2026-11-22')).toEqual([
    { kind: 'hour', at: '2026-11-22T05:00:00.000Z' },
    { kind: 'evening', at: '2026-11-22T13:00:00.000Z' },
    { kind: 'tomorrow', at: '2026-11-23T04:00:00.000Z' },
  ]);
  expect(laterTimes(new Date('2026-11-22T12:30:00Z'), '2026-11-22').map(({ kind }) => kind)).toEqual([
    'hour',
    'tomorrow',
  ]);
});
