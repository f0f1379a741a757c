import { sizeChartBounds } from '@haat/contracts/catalogue/size-measures';
import { withCell, type CellPlace, type TypedChart } from './typed-chart.ts';
import { typedFigure } from './typed-figure.ts';

export interface Pasted {
  chart: TypedChart;
  /** The number of rows that were filled. */
  rows: number;
  /** Whether some did not fit: rows beyond the last possible one, or columns beyond the measures. */
  isCut: boolean;
}

/** Fills the table from a place on with cells copied from a spreadsheet; null if the text is a single cell. */
export function pasteCells(chart: TypedChart, at: CellPlace, text: string): Pasted | null {
  const all = text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  if (all.length === 1 && all[0]?.length === 1) return null;
  const lines = all.filter((cells, index) => index > 0 || !isHeading(cells, at));
  const columns = chart.measures.length + 1 - at.column;
  const fitting = lines.slice(0, sizeChartBounds.rows - at.row);
  const filled = fitting.flatMap((cells, row) =>
    cells
      .slice(0, columns)
      .map((cell, column) => ({ cell: cell.trim(), row: at.row + row, column: at.column + column })),
  );
  return {
    chart: filled.reduce((now, { cell, ...place }) => withCell(now, place, cell), chart),
    rows: fitting.length,
    isCut: fitting.length < lines.length || lines.some(({ length }) => length > columns),
  };
}

/** Whether a line names the columns: there is a word where figures belong. */
function isHeading(cells: readonly string[], { column }: CellPlace): boolean {
  const figures = cells.slice(column === 0 ? 1 : 0);
  return figures.length > 0 && figures.every((cell) => cell.trim() !== '' && typedFigure(cell) === null);
}
