import { expect, test } from 'vitest';
import { handOverOutcome } from './hand-over.ts';

test('what is on the new sheet counts; what somebody else handed over does not', () => {
  const changed = { at: '2026-11-22T03:38:00Z', by: 'Shafiqul' };
  const outcome = handOverOutcome({
    sheet: '22-11-A',
    results: [
      { order_number: 'HT-2222-2222', result: 'handed_over', status: 'shipped', sheet: '22-11-A', changed: null },
      { order_number: 'HT-3333-3333', result: 'not_allowed', status: 'shipped', sheet: '21-11-B', changed },
      { order_number: 'HT-4444-4444', result: 'not_found', status: null, sheet: null, changed: null },
    ],
  });
  expect(outcome).toEqual({
    sheet: '22-11-A',
    moved: 1,
    refused: [
      { orderNumber: 'HT-3333-3333', status: 'shipped', changed },
      { orderNumber: 'HT-4444-4444', status: null, changed: null },
    ],
  });
});
