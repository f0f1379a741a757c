import { expect, test } from 'vitest';
import { csvFile, csvPhone } from './csv-file.ts';

const read = (cell: string | number | null) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvFile(['a'], [[cell]]));
  expect(text.startsWith('\uFEFF"a"\r\n')).toBe(true);
  return text.slice(6, -2);
};

test.each([
  ['Rina', '"Rina"'],
  ['Mirpur 10, "C" block', '"Mirpur 10, ""C"" block"'],
  ['কালিহাতী\nটাঙ্গাইল', '"কালিহাতী\nটাঙ্গাইল"'],
  [1_249.5, '1249.5'],
  [-640, '-640'],
  [null, ''],
])('%j is written as %j', (cell, written) => {
  expect(read(cell)).toBe(written);
});

test.each(['=1+1', '+880', '-2', '@sum', '\t=1', ' =1'])('%j is text, not a formula', (cell) => {
  expect(read(cell)).toBe(`"'${cell}"`);
});

test('a phone number is neither a formula nor a figure', () => {
  expect([csvPhone('+8801700000112'), csvPhone('+4915112345678'), csvPhone('')]).toEqual([
    '01700-000112',
    '004915112345678',
    '',
  ]);
});
