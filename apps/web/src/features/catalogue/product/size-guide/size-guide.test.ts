import { expect, test } from 'vitest';
import { bodySizes } from './body-sizes.ts';
import { sizeGuideOf } from './size-guide.ts';

test.each([
  ['letters', ['M', 'L', 'XL'], ['chest', 'waist']],
  ['trousers', ['30', '32', '34'], ['waist', 'waist']],
  ['a panjabi', ['38', '40', '42', '44', '46'], ['chest', 'chest']],
  ['shoes', ['39', '40', '41'], ['foot']],
  ['bangles', ['2.4', '2.6'], ['inside']],
  ['children', ['2-3 Y', '4-5 Y'], ['height']],
])('%s', (_what, sizes, measures) => {
  const guide = sizeGuideOf(sizes);
  expect(guide?.columns.map(({ measure }) => measure)).toEqual(measures);
  expect(guide?.rows.map(({ size }) => size)).toEqual(sizes);
});

test('each row has a figure for every column', () => {
  for (const sizes of Object.values(bodySizes)) {
    const guide = sizeGuideOf(sizes);
    for (const { figures } of guide?.rows ?? []) expect(figures).toHaveLength(guide?.columns.length ?? 0);
  }
});

test.each([[[]], [['3 kg', '5 kg']], [['M', '3 kg']]])('%j is no set of body sizes', (sizes) => {
  expect(sizeGuideOf(sizes)).toBeUndefined();
});
