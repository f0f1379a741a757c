import { expect, test } from 'vitest';
import { changedFields, labelOf, recordDifferences } from './record-form.ts';

const fields = { name: 'Name', words: 'Words', is_active: { label: 'Active', show: String } };
const base = { name: 'Dhaka', words: ['saree'], is_active: true };

test('changes are named in the order of the fields; spaces around a text are none', () => {
  expect(changedFields(fields, base, { name: ' Dhaka ', words: ['saree'], is_active: true })).toEqual([]);
  const changed = changedFields(fields, base, { is_active: false, words: ['saree', 'sharee'], name: 'Dhaka' });
  expect(changed).toEqual(['words', 'is_active']);
  expect(changed.map((name) => labelOf(fields, name))).toEqual(['Words', 'Active']);
});

test('two people’s changes are compared by what would be stored', () => {
  const mine = { ...base, name: 'Dhaka City ', words: ['sari'] };
  const now = { ...base, name: 'Dhaka City', words: ['sharee'], is_active: false };
  expect(recordDifferences(fields, { base, mine, now })).toEqual([
    { name: 'words', changedBy: 'both' },
    { name: 'is_active', changedBy: 'theirs' },
  ]);
});
