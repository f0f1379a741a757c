import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const matches = (text: string, part: string) =>
  markedParts(text, part)
    .map(({ piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test('every occurrence is marked, whatever the case', () => {
  expect(matches('Panjabi, red panjabi set', 'PANJABI')).toBe('[Panjabi], red [panjabi] set');
  expect(matches('জামদানি শাড়ি', 'শাড়ি')).toBe('জামদানি [শাড়ি]');
});

test('an empty search marks nothing, and special characters are taken literally', () => {
  expect(matches('Saree', ' ')).toBe('Saree');
  expect(matches('50% (off)', '% (')).toBe('50[% (]off)');
});

test('the pieces together are the text', () => {
  const text = 'İstanbul Çay 1 kg';
  expect(
    markedParts(text, 'i')
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text);
});
