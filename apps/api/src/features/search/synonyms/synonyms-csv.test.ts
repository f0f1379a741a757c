import { expect, test } from 'vitest';
import { readSynonymsCsv, synonymsCsv } from './synonyms-csv.ts';

const groups = [
  { words: ['saree', 'শাড়ি'.normalize('NFC')], narrower: ['jamdani'] },
  { words: ['14" fan', 'ফ্যান'], narrower: [] },
];

test('what is written is read again', () => {
  expect(readSynonymsCsv(synonymsCsv(groups))).toEqual(groups);
});

test('a spreadsheet may leave out quotes, marks and the second column', () => {
  expect(readSynonymsCsv('words,narrower\nsaree | sari | saree,\n\n"cap"|x\n'.replace('"cap"|x', 'cap|hat'))).toEqual([
    { words: ['saree', 'sari'], narrower: [] },
    { words: ['cap', 'hat'], narrower: [] },
  ]);
});

test.each([
  ['saree|sari', /Line 1/],
  ['words,narrower\nalone', /Line 2 needs two words/],
  ['words,narrower\na|b,c,d', /Line 2 needs/],
  [`words,narrower\na|b\n${'x'.repeat(61)}|y`, /Line 3 is too long/],
])('%j is refused', (csv, reason) => expect(() => readSynonymsCsv(csv)).toThrow(reason));
