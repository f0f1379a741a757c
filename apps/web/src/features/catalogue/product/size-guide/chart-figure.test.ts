import { expect, test } from 'vitest';
import { chartFigure } from './chart-figure.ts';

test.each([
  [40.25, 'in', 'in', '40.25'],
  [40, 'in', 'cm', '101.6'],
  [17.5, 'in', 'cm', '44.5'],
  [50, 'in', 'cm', '127'],
  [104.5, 'cm', 'cm', '104.5'],
  [102, 'cm', 'in', '40.2'],
] as const)('%f %s in %s is %s', (figure, from, to, shown) => {
  expect(chartFigure(figure, { from, to })).toBe(shown);
});
