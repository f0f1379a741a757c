import type { SizeMeasure } from '@haat/contracts';
import { bodySizes, bodySizesOf, type BodySizes } from './body-sizes.ts';

/** What sizes usually mean: measurements for each size, in the order of `columns`. */
export interface SizeGuide {
  columns: { measure: SizeMeasure; unit: 'in' | 'cm' | 'mm' }[];
  rows: { size: string; figures: string[] }[];
}

/** The figures of each size, in the order of its kind. */
interface Figures extends Pick<SizeGuide, 'columns'> {
  figures: string[][];
}

const inchesAndCentimetres = (measure: SizeMeasure, kind: 'waists' | 'chests'): Figures => ({
  columns: [
    { measure, unit: 'in' },
    { measure, unit: 'cm' },
  ],
  figures: bodySizes[kind].map((inch) => [inch, String(Math.round(Number(inch) * 2.54))]),
});

const one = (measure: SizeMeasure, unit: 'cm' | 'mm', figures: string[]): Figures => ({
  columns: [{ measure, unit }],
  figures: figures.map((figure) => [figure]),
});

const guides: Record<BodySizes, Figures> = {
  letters: {
    columns: [
      { measure: 'chest', unit: 'in' },
      { measure: 'waist', unit: 'in' },
    ],
    figures: [
      ['34–36', '28–30'],
      ['37–39', '31–33'],
      ['40–42', '34–36'],
      ['43–45', '37–39'],
      ['46–48', '40–42'],
    ],
  },
  waists: inchesAndCentimetres('waist', 'waists'),
  chests: inchesAndCentimetres('chest', 'chests'),
  feet: one('foot', 'cm', ['22.9', '23.5', '24.1', '24.8', '25.4', '26.0', '26.7', '27.3', '27.9']),
  bangles: one('inside', 'mm', ['57', '60', '64']),
  children: one('height', 'cm', ['92–98', '104–110', '116–122', '128–134']),
};

/** The rows for a product's sizes; undefined if they are not body sizes. */
export function sizeGuideOf(sizes: readonly string[]): SizeGuide | undefined {
  const kind = bodySizesOf(sizes);
  if (!kind) return undefined;
  const { columns, figures } = guides[kind];
  const rows = bodySizes[kind].map((size, index) => ({ size, figures: figures[index] ?? [] }));
  return { columns, rows: rows.filter(({ size }) => sizes.includes(size)) };
}
