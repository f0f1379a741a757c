import { expect, test } from 'vitest';
import { readEntry } from './stock-entry.ts';

test('a delivery adds, damaged goods go away, a recount says how many there are', () => {
  expect(readEntry({ typed: '+২০', reason: 'delivery' }, 46)).toEqual({ kind: 'moved', delta: 20, after: 66 });
  expect(readEntry({ typed: '3', reason: 'damaged' }, 46)).toEqual({ kind: 'moved', delta: -3, after: 43 });
  expect(readEntry({ typed: '44', reason: 'recount' }, 46)).toEqual({ kind: 'counted', counted: 44, after: 44 });
  expect(readEntry({ typed: ' ', reason: 'delivery' }, 46)).toEqual({ kind: 'none' });
});

test('what cannot be is refused', () => {
  expect(readEntry({ typed: '-47', reason: 'adjustment' }, 46)).toEqual({ kind: 'wrong' });
  expect(readEntry({ typed: '-1', reason: 'recount' }, 46)).toEqual({ kind: 'wrong' });
  expect(readEntry({ typed: 'ten', reason: 'delivery' }, 46)).toEqual({ kind: 'wrong' });
});
