import { expect, test } from 'vitest';
import { changedFields, labelOf, recordDifferences, typedMeanwhile } from './record-form.ts';

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

test('what was typed while a record was being stored stays; the rest is as stored', () => {
  const sent = { name: ' Dhaka ', words: ['sari'], is_active: true };
  const stored = { name: 'Dhaka', words: ['saree'], is_active: true };
  expect(typedMeanwhile(fields, { stored, sent, typed: sent })).toEqual({ values: stored, since: [] });
  expect(typedMeanwhile(fields, { stored, sent, typed: { ...sent, name: ' Dhaka City', is_active: false } })).toEqual({
    values: { name: ' Dhaka City', words: ['saree'], is_active: false },
    since: ['name', 'is_active'],
  });
});
