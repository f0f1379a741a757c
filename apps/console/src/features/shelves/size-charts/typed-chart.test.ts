import type { SizeChart } from '@haat/contracts';
import { expect, test } from 'vitest';
import { pasteCells } from './pasted-cells.ts';
import { chartBody, toggled, typedChart, withCell, withMeasured, withoutRow, withRow } from './typed-chart.ts';

const chart: SizeChart = {
  measured: 'garment',
  unit: 'in',
  measures: ['length', 'chest'],
  rows: [
    { size: '38', figures: [40, 41.5] },
    { size: '40', figures: [41.25, 43] },
  ],
};
const typed = typedChart(chart);

test('what is stored is typed and read back without loss', () => {
  expect(chartBody(typed)).toEqual(chart);
});

test('a new chart is empty; a further one has the sizes and measures of the first, and no figures', () => {
  expect(chartBody(typedChart(null)).rows).toEqual([{ size: '', figures: [null, null, null] }]);
  expect(chartBody(typedChart(null, chart))).toEqual({
    ...chart,
    rows: [
      { size: '38', figures: [null, null] },
      { size: '40', figures: [null, null] },
    ],
  });
});

test('empty rows at the end are left out, one in between is not', () => {
  expect(chartBody(withRow(withRow(typed))).rows).toHaveLength(2);
  expect(chartBody(withCell(withRow(withRow(typed)), { row: 3, column: 2 }, '44')).rows).toEqual([
    ...chart.rows,
    { size: '', figures: [null, null] },
    { size: '', figures: [null, 44] },
  ]);
});

test('a measure that was left out and chosen again is the last, with its figures', () => {
  const without = toggled(typed, 'length');
  expect(chartBody(without)).toMatchObject({ measures: ['chest'], rows: [{ figures: [41.5] }, { figures: [43] }] });
  expect(chartBody(toggled(without, 'length')).rows[0]).toEqual({ size: '38', figures: [41.5, 40] });
});

test('the body has no length', () => {
  expect(withMeasured(typed, 'body')).toMatchObject({ measured: 'body', measures: ['chest'] });
});

test('a row is removed', () => {
  expect(chartBody(withoutRow(typed, 0)).rows).toEqual(chart.rows.slice(1));
});

test('cells of a spreadsheet fill the table from where they are pasted', () => {
  const pasted = pasteCells(typed, { row: 1, column: 0 }, '42\t 43 \t45½\r\n44\t44\t৪৭\r\n');
  expect(pasted).toMatchObject({ rows: 2, isCut: false });
  expect(chartBody(pasted?.chart ?? typed).rows).toEqual([
    chart.rows[0],
    { size: '42', figures: [43, 45.5] },
    { size: '44', figures: [44, 47] },
  ]);
});

test('the headings of the columns are not pasted', () => {
  const pasted = pasteCells(typed, { row: 0, column: 0 }, 'Size\tLength\tChest\n36\t39\t40');
  expect(pasted).toMatchObject({ rows: 1, isCut: false });
  expect(chartBody(pasted?.chart ?? typed).rows[0]).toEqual({ size: '36', figures: [39, 40] });
});

test('what does not fit is left out, and this is told', () => {
  const wide = pasteCells(typed, { row: 0, column: 2 }, '50\t51');
  expect(wide).toMatchObject({ rows: 1, isCut: true });
  expect(chartBody(wide?.chart ?? typed).rows[0]).toEqual({ size: '38', figures: [40, 50] });
  const long = pasteCells(typed, { row: 2, column: 0 }, Array.from({ length: 40 }, (_each, line) => line).join('\n'));
  expect(long).toMatchObject({ rows: 28, isCut: true });
  expect(long?.chart.rows).toHaveLength(30);
});

test('a single cell is pasted as any text is', () => {
  expect(pasteCells(typed, { row: 0, column: 0 }, 'XL')).toBeNull();
});
