import { expect, test } from 'vitest';
import { cutText, shortenText } from './cut-text.ts';

test('no character is cut in half', () => {
  expect(cutText('শাড়ি 🎉!', 7)).toBe('শাড়ি ');
  expect(cutText('শাড়ি 🎉!', 8)).toBe('শাড়ি 🎉');
});

test('only what is too long is shortened', () => {
  expect(shortenText('Jamdani', 7)).toBe('Jamdani');
  expect(shortenText('Jamdani', 4)).toBe('Jamd…');
  expect(shortenText('Jam🎉dani', 4)).toBe('Jam…');
});
