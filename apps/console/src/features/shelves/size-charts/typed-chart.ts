import type { LengthUnit, MeasuredThing, SizeChart, SizeMeasure } from '@haat/contracts';
import { measuresOf, sizeChartBounds } from '@haat/contracts/catalogue/size-measures';
import { typedFigure } from './typed-figure.ts';

export interface TypedRow {
  size: string;
  /** Also of measures that are not chosen any more, in case they are again. */
  figures: Partial<Record<SizeMeasure, string>>;
}

/** A size chart as typed. */
export interface TypedChart {
  measured: MeasuredThing;
  unit: LengthUnit;
  /** In the order in which they were chosen. */
  measures: readonly SizeMeasure[];
  rows: readonly TypedRow[];
}

const newRows = 5;
const blank: TypedRow = { size: '', figures: {} };

/** A chart to edit; a new one is empty, with the sizes and measures of `like` if there is one. */
export function typedChart(chart: SizeChart | null, like?: SizeChart): TypedChart {
  if (chart) {
    const { measured, unit, measures, rows } = chart;
    return { measured, unit, measures, rows: rows.map((row) => typedRow(row, measures)) };
  }
  if (like) return { ...typedChart(like), rows: like.rows.map(({ size }) => ({ ...blank, size })) };
  const measures = ['chest', 'length', 'shoulder'] as const;
  return { measured: 'garment', unit: 'in', measures, rows: Array.from({ length: newRows }, () => blank) };
}

function typedRow({ size, figures }: SizeChart['rows'][number], measures: readonly SizeMeasure[]): TypedRow {
  return { size, figures: Object.fromEntries(measures.map((measure, index) => [measure, String(figures[index])])) };
}

/** The chart in the API's format. Empty rows at the end are left out; a figure that is none is null. */
export function chartBody({ measured, unit, measures, rows }: TypedChart) {
  const last = rows.findLastIndex(({ size, figures }) => size.trim() !== '' || measures.some((each) => figures[each]));
  return {
    measured,
    unit,
    measures: [...measures],
    rows: rows.slice(0, Math.max(last, 0) + 1).map(({ size, figures }) => ({
      size,
      figures: measures.map((measure) => typedFigure(figures[measure] ?? '')),
    })),
  };
}

/** A typed chart in the API's format, once nothing is wrong with it. */
export function soundChart(typed: TypedChart): SizeChart {
  const body = chartBody(typed);
  return { ...body, rows: body.rows.map(({ size, figures }) => ({ size, figures: figures.map(Number) })) };
}

/** Measures something else; measures that it does not have are no longer chosen. */
export function withMeasured(chart: TypedChart, measured: MeasuredThing): TypedChart {
  const known: readonly SizeMeasure[] = measuresOf[measured];
  return { ...chart, measured, measures: chart.measures.filter((measure) => known.includes(measure)) };
}

/** Chooses a measure, as the last, or no longer. */
export function toggled(chart: TypedChart, measure: SizeMeasure): TypedChart {
  const others = chart.measures.filter((each) => each !== measure);
  return { ...chart, measures: chart.measures.includes(measure) ? others : [...others, measure] };
}

/** A place in the table: column 0 is the size, the others are the measures. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Types into a cell; rows up to it are added. */
export function withCell(chart: TypedChart, { row, column }: CellPlace, text: string): TypedChart {
  const measure = chart.measures[column - 1];
  const rows = Array.from({ length: Math.max(chart.rows.length, row + 1) }, (_each, index) => {
    const before = chart.rows[index] ?? blank;
    if (index !== row) return before;
    return measure === undefined
      ? { ...before, size: text }
      : { ...before, figures: { ...before.figures, [measure]: text } };
  });
  return { ...chart, rows };
}

/** Adds an empty row. */
export function withRow(chart: TypedChart): TypedChart {
  return { ...chart, rows: [...chart.rows, blank] };
}

export function withoutRow(chart: TypedChart, row: number): TypedChart {
  return { ...chart, rows: chart.rows.filter((_each, index) => index !== row) };
}

/** Whether there is room for another row. */
export function hasRoom({ rows }: TypedChart): boolean {
  return rows.length < sizeChartBounds.rows;
}
