import { expect, test } from 'vitest';
import { entered, halfTyped, isForeign, nothingTyped, withWords } from './half-typed.ts';

const bounds = { maxChips: 3, maxLength: 5 };

test('a half-typed word is one of the chips, and the last', () => {
  const typed = halfTyped(['eid'], ' panja ');
  expect(typed).toEqual({ text: ' panja ', word: 'panja' });
  expect(entered(['eid', 'panja'], typed)).toEqual(['eid']);
  expect(entered(['eid'], nothingTyped)).toEqual(['eid']);
});

test('an empty input or one that a chip says already adds none', () => {
  expect(halfTyped(['eid'], '  ').word).toBeNull();
  expect(halfTyped(['eid'], 'eid').word).toBeNull();
});

test('chips that something else has set do not end with the input', () => {
  const typed = halfTyped([], 'eid');
  expect(isForeign(['eid'], typed)).toBe(false);
  expect(isForeign([], typed)).toBe(true);
  expect(isForeign(['eid', 'saree'], typed)).toBe(true);
  expect(isForeign(['eid'], nothingTyped)).toBe(false);
});

test('words are separated by commas, trimmed, shortened, and none is there twice or too many', () => {
  expect(withWords(['eid'], ' sarees, eid,, red , blue', bounds)).toEqual(['eid', 'saree', 'red']);
});
