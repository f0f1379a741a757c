import { expect, test } from 'vitest';
import { signsOf } from './signs.ts';

const nothing = { pending: 0, ended: 0, returned: 0 };

test('an order like most has no sign', () => {
  expect(signsOf({ total_amount: 10_000, same_phone: { pending: 0, ended: 3, returned: 0 } })).toEqual([]);
});

test('a high sum, earlier returns and a second order of the same number are said', () => {
  expect(signsOf({ total_amount: 10_000.5, same_phone: nothing })).toEqual([{ kind: 'high', taka: 10_000 }]);
  expect(signsOf({ total_amount: 900, same_phone: { pending: 1, ended: 3, returned: 2 } })).toEqual([
    { kind: 'came-back', returned: 2, ended: 3 },
    { kind: 'same-number', others: 1 },
  ]);
});
