import { expect, test } from 'vitest';
import { typedFigure } from './typed-figure.ts';

test.each([
  ['40', 40],
  [' 40.25 ', 40.25],
  ['40,5', 40.5],
  ['৪০.৫', 40.5],
  ['40½', 40.5],
  ['৪০ ¾', 40.75],
  ['40 1/2', 40.5],
  ['40-3/4', 40.75],
  ['½', 0.5],
  ['40"', 40],
  ['40.5 in', 40.5],
  ['102 cm', 102],
])('%s is a figure', (typed, figure) => {
  expect(typedFigure(typed)).toBe(figure);
});

test.each(['', ' ', 'XL', '38-40', '40 1/3', '401/2', '4.0.5', '-3', '4e2'])('%j is none', (typed) => {
  expect(typedFigure(typed)).toBeNull();
});
