import { expect, test } from 'vitest';
import { spokenWords, unknownPlaceholders, usualCallWords } from './call-words.ts';

const values = { name: 'Farzana', number: 'HT-7K3M-9QXD', pieces: '3 pieces', total: '৳7,030', address: 'Mirpur {10}' };

test('placeholders of either language are filled in, whatever spelling they have', () => {
  expect(spokenWords('{name}, {Number}: {pieces}, { total }.', values)).toBe(
    'Farzana, HT-7K3M-9QXD: 3 pieces, ৳7,030.',
  );
  for (const form of ['NFC', 'NFD'] as const)
    expect(spokenWords('{নাম} {কয়টি} {টাকা}'.normalize(form), values)).toBe('Farzana 3 pieces ৳7,030');
});

test('what is filled in is not filled again, and what names nothing stays', () => {
  expect(spokenWords('To {address}, {when}, {}', values)).toBe('To Mirpur {10}, {when}, {}');
});

test('what names nothing is found', () => {
  expect(unknownPlaceholders('{name} {when} {} {কবে} { টাকা }')).toEqual(['when', '', 'কবে']);
  expect(Object.values(usualCallWords).flatMap((words) => unknownPlaceholders(words))).toEqual([]);
});
