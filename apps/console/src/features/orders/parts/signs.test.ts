import { expect, test } from 'vitest';
import { signsOf } from './signs.ts';

const usual = {
  total_amount: 900,
  status: 'pending',
  calls: { count: 3, unanswered: 2, last: null },
  same_phone: { pending: 0, ended: 3, returned: 0 },
} as const;

test('an order like most has no sign', () => {
  expect(signsOf({ ...usual, total_amount: 10_000 }, 3)).toEqual([]);
});

test('a high sum, earlier returns and a second order of the same number are said', () => {
  expect(signsOf({ ...usual, total_amount: 10_000.5 }, 3)).toEqual([{ kind: 'high', taka: 10_000 }]);
  expect(signsOf({ ...usual, same_phone: { pending: 1, ended: 3, returned: 2 } }, 3)).toEqual([
    { kind: 'came-back', returned: 2, ended: 3 },
    { kind: 'same-number', waiting: 2 },
  ]);
  expect(signsOf({ ...usual, same_phone: { pending: 3, ended: 3, returned: 0 } }, 3)).toEqual([
    { kind: 'same-number', waiting: 4 },
  ]);
});

test('an order that waits may be given up after as many unanswered calls as the owner says', () => {
  expect(signsOf(usual, 2)).toEqual([{ kind: 'unanswered', calls: 2 }]);
  expect(signsOf({ ...usual, status: 'confirmed' }, 2)).toEqual([]);
});
