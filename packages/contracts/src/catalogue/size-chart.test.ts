import { expect, test } from 'vitest';
import { adminSizeChartCreate } from './admin-size-chart-endpoints.ts';
import type { SizeChart } from './size-chart.ts';
import { sizeChartBounds } from './size-measures.ts';

const chart: SizeChart = {
  measured: 'garment',
  unit: 'in',
  measures: ['chest', 'length'],
  rows: [
    { size: '38', figures: [41, 40.25] },
    { size: '40', figures: [43, 41.5] },
  ],
};
const pathsOf = (given: object) => {
  const { error } = adminSizeChartCreate.body.safeParse({ ...chart, shop_id: null, ...given });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ size: String(index), figures: [1, 1] }));
const figures = (...given: unknown[]) => ({ rows: [{ size: '38', figures: given }] });

test.each([
  ['quarters of an inch', {}],
  ['hundredths', figures(40.25, 99.99)],
  ['as many rows as fit', { rows: rowsOf(sizeChartBounds.rows) }],
  ['measures of the body', { measured: 'body', measures: ['chest', 'height'] }],
])('%s are kept', (_what, given) => {
  expect(pathsOf(given)).toEqual([]);
});

test.each([
  ['no measure', { measures: [], rows: [{ size: '38', figures: [] }] }, ['measures']],
  ['a measure twice', { measures: ['chest', 'chest'] }, ['measures']],
  ['a measure of something else', { measures: ['chest', 'foot'] }, ['measures']],
  ['no rows', { rows: [] }, ['rows']],
  ['too many rows', { rows: rowsOf(sizeChartBounds.rows + 1) }, ['rows']],
  ['a size without a name', { rows: [{ size: ' ', figures: [1, 1] }] }, ['rows.0.size']],
  ['a size twice', { rows: [...chart.rows, { size: '38 ', figures: [1, 1] }] }, ['rows.2.size']],
  ['a figure too few', figures(40), ['rows.0.figures']],
  ['a figure that is none', figures(40, null), ['rows.0.figures.1']],
  ['nothing', figures(0, 40), ['rows.0.figures.0']],
  ['more than a garment has', figures(40, 401), ['rows.0.figures.1']],
  ['thousandths', figures(40.125, 40), ['rows.0.figures.0']],
])('%s is refused at its field', (_what, given, paths) => {
  expect(pathsOf(given)).toEqual(paths);
});
