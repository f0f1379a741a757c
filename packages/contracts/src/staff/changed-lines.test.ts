import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

test('each changed field is a line; what stayed the same is left out', () => {
  const entry = { before: { role: 'operator', access: true }, after: { role: 'operator', access: false } };
  expect(changedLines(entry)).toEqual([{ field: 'access', before: true, after: false }]);
});

test('what was only added or taken away has one side', () => {
  expect(changedLines({ before: null, after: { role: 'staff' } })).toEqual([
    { field: 'role', before: undefined, after: 'staff' },
  ]);
  expect(changedLines({ before: { note: null }, after: null })).toEqual([
    { field: 'note', before: null, after: undefined },
  ]);
  expect(changedLines({ before: null, after: { next: null } })).toEqual([]);
  expect(changedLines({ before: null, after: null })).toEqual([]);
});
