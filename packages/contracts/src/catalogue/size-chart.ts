import { z } from 'zod';
import { problem } from '../shared/field-problems.ts';
import { id } from '../shared/ids.ts';
import { line } from '../shared/text.ts';
import { lengthUnits, measuresOf, sizeChartBounds, type MeasuredThing, type SizeMeasure } from './size-measures.ts';

const measuredThing = z.enum(['garment', 'body'] satisfies MeasuredThing[]);
const sizeMeasure = z.enum([...new Set(Object.values(measuresOf).flat())]);

const figure = z.number().min(0.25).max(sizeChartBounds.figure).multipleOf(0.01);

/** The sizes of a garment with a figure for each measure, in the unit in which the shop wrote them. */
export const sizeChart = z
  .object({
    measured: measuredThing,
    unit: z.enum(lengthUnits),
    measures: z.array(sizeMeasure),
    rows: z.array(
      z.object({ size: z.string(), figures: z.array(z.number()).describe('One for each measure, in their order') }),
    ),
  })
  .meta({ id: 'SizeChart' });
export type SizeChart = z.infer<typeof sizeChart>;

/** A size chart on input: as a body's fields; `checkSizeChart` checks the rest. */
export const sizeChartFields = {
  measured: measuredThing,
  unit: z.enum(lengthUnits),
  measures: z.array(sizeMeasure).min(1, problem('REQUIRED')).max(sizeChartBounds.measures),
  rows: z
    .array(
      z.object({
        size: line(sizeChartBounds.sizeLetters).describe('As products have it, such as 38, XL or 2-3 Y'),
        figures: z.array(figure).max(sizeChartBounds.measures).describe('One for each measure, in their order'),
      }),
    )
    .min(1, problem('REQUIRED'))
    .max(sizeChartBounds.rows),
};

/** Adds what is wrong with a chart as a whole: measures of something else or twice, a size twice, a figure too few. */
export function checkSizeChart({ value: chart, issues }: z.core.ParsePayload<SizeChart>): void {
  const add = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', input: chart, path, message, continue: true });
  const { measures, rows } = chart;
  const known: readonly SizeMeasure[] = measuresOf[chart.measured];
  if (!measures.every((measure) => known.includes(measure))) add(['measures'], 'This is not measured of that.');
  if (new Set(measures).size < measures.length) add(['measures'], 'Each measure once.');
  for (const [index, { size, figures }] of rows.entries()) {
    if (rows.findIndex((row) => row.size === size) < index) add(['rows', index, 'size'], 'Each size once.');
    if (figures.length !== measures.length) add(['rows', index, 'figures'], 'One figure for each measure.');
  }
}

/** A size chart as staff keep it: of all shops in its subcategory, or of one. */
export const adminSizeChart = sizeChart
  .extend({
    id,
    subcategory_id: id,
    shop_id: id.nullable().describe('null: of all shops that have none of their own'),
    version: z.int(),
  })
  .meta({ id: 'AdminSizeChart' });
export type AdminSizeChart = z.infer<typeof adminSizeChart>;
