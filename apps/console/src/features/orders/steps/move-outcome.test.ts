import { expect, test } from 'vitest';
import { outcomeOf } from './move-outcome.ts';

test('part success says which part', () => {
  const results = [
    { order_number: 'HT-7K3M-9QXD', result: 'moved', status: 'confirmed', changed: null },
    {
      order_number: 'HT-9C2F-K7WE',
      result: 'not_allowed',
      status: 'cancelled',
      changed: { at: '2026-11-22T03:38:00Z', by: 'Shafiqul' },
    },
    { order_number: 'HT-4W8P-2HNC', result: 'not_allowed', status: 'confirmed', changed: null },
    { order_number: 'HT-6TBX-W9CF', result: 'not_found', status: null, changed: null },
  ] as const;
  expect(outcomeOf(results, 'confirmed')).toEqual({
    moved: 2,
    refused: [
      { orderNumber: 'HT-9C2F-K7WE', status: 'cancelled', changed: { at: '2026-11-22T03:38:00Z', by: 'Shafiqul' } },
      { orderNumber: 'HT-6TBX-W9CF', status: null, changed: null },
    ],
  });
});
