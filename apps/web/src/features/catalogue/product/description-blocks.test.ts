import { expect, test } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

test('the first two sentences are the lead', () => {
  expect(descriptionBlocks('One. Two! Three? Four.')).toEqual(['One. Two!', 'Three? Four.']);
});

test('Bangla sentences end with a danda', () => {
  expect(descriptionBlocks('এক। দুই। তিন।')).toEqual(['এক। দুই।', 'তিন।']);
});

test('a short description has no second block', () => {
  expect(descriptionBlocks('Only one.')).toEqual(['Only one.', '']);
});

test('a decimal point does not end a sentence', () => {
  expect(descriptionBlocks('It weighs 1.5 kg. Wash cold. Dry in shade.')).toEqual([
    'It weighs 1.5 kg. Wash cold.',
    'Dry in shade.',
  ]);
});

test('paragraphs and lists keep their lines', () => {
  const list = 'Care:\n- wash cold.\n- dry in shade.';
  expect(descriptionBlocks(`One.\nTwo.\n\n${list}`)).toEqual(['One.\nTwo.', list]);
  expect(descriptionBlocks('Soft cotton.\n- red\n- blue')).toEqual(['Soft cotton.\n- red\n- blue', '']);
});
