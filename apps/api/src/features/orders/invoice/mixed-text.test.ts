import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLines, toRuns } from './mixed-text.ts';

/** Here every letter is one point wide. */
const measure = ({ text }: { text: string }) => text.length;

function textsOf(text: string, width = 10): string[] {
  return toLines(text, { weight: 'semibold', width, measure }).map((runs) => runs.map((run) => run.text).join(''));
}

test('a text is cut where the alphabet changes', () => {
  expect(toRuns('৳১,২৫০ টাকা', 'regular')).toEqual([
    { face: 'anek-bangla-regular', text: '৳১' },
    { face: 'figtree-regular', text: ',' },
    { face: 'anek-bangla-regular', text: '২৫০' },
    { face: 'figtree-regular', text: ' ' },
    { face: 'anek-bangla-regular', text: 'টাকা' },
  ]);
});

test('lines break between words, and within one that is too long', () => {
  expect(textsOf('Dhakai Jamdani Saree')).toEqual(['Dhakai', 'Jamdani', 'Saree']);
  expect(textsOf('a b c d e f g')).toEqual(['a b c d e', 'f g']);
  expect(textsOf('Chittagonginabaadi')).toEqual(['Chittagong', 'inabaadi']);
  expect(textsOf('')).toEqual(['']);
});

test('nothing is lost but spaces, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ক', ' ', '১', ',') }), (text) => {
      const texts = textsOf(text, 4);
      expect(texts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(texts.every((line) => line.length <= 4)).toBe(true);
    }),
  );
});
