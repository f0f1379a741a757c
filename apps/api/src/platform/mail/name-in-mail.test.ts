import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.each([
  ['Md. Rahim Uddin', 'Md. Rahim Uddin'],
  ["Anne-Marie O'Neil", "Anne-Marie O'Neil"],
  ['মোছাঃ রহিমা খাতুন', 'মোছাঃ রহিমা খাতুন'],
  ['ক্‍ষ', 'ক্‍ষ'],
])('%s is unchanged', (name, said) => {
  expect(nameInMail(name)).toBe(said);
});

test.each([
  ['You won! https://evil.example/prize', 'You won https evil example prize'],
  ['evil.example', 'evil example'],
  ['<b>Rahima</b>', 'b Rahima b'],
  ['Rahima\r\nBcc: a@b.example', 'Rahima Bcc a b example'],
  ['x'.repeat(500), 'x'.repeat(60)],
])('%s loses everything that could be taken for a link or command', (name, said) => {
  expect(nameInMail(name)).toBe(said);
});
