import type { SizeChart } from '@haat/contracts';
import { expect, test } from 'vitest';
import { chartForSizes } from './chart-for-sizes.ts';

const chart: SizeChart = {
  measured: 'garment',
  unit: 'in',
  measures: ['chest', 'length'],
  rows: [
    { size: '38', figures: [41, 40] },
    { size: '40', figures: [43, 41] },
    { size: '42', figures: [45, 42.5] },
  ],
};

test('a product shows the rows of its own sizes, in its own order', () => {
  expect(chartForSizes(chart, ['42', '38'])).toEqual({ ...chart, rows: [chart.rows[2], chart.rows[0]] });
});

test.each([
  ['a size is missing', ['38', '44']],
  ['the product has no sizes', []],
])('none if %s', (_why, sizes) => {
  expect(chartForSizes(chart, sizes)).toBeNull();
});

test('none without a chart', () => {
  expect(chartForSizes(null, ['38'])).toBeNull();
});
