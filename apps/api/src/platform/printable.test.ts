import { expect, test } from 'vitest';
import { printable, printableJson } from './printable.ts';

test.each([
  ['\u001b[31mred', String.raw`\u{1b}[31mred`],
  ['one\ntwo\r\n', String.raw`one\u{a}two\u{d}\u{a}`],
  ['gpj.\u202eexe', String.raw`gpj.\u{202e}exe`],
  ['a\u200bb\u2028c\u009bd', String.raw`a\u{200b}b\u{2028}c\u{9b}d`],
  ['\u3164', String.raw`\u{3164}`],
  ['ক্ষুদ্র\u200dঋণ ৳1,250 – José 👋', 'ক্ষুদ্র\u200dঋণ ৳1,250 – José 👋'],
])('%j is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('JSON stays JSON, whatever is escaped in it', () => {
  const person = { name: 'Ri\u200bna\u{e0001}', notes: ['\u001b[2J', 'ক্‌ষ'] };
  const lines = printableJson(person);
  expect(JSON.parse(lines.join('\n'))).toEqual(person);
  expect(lines.map(printable)).toEqual(lines);
});
