/** What a column measures. */
export type Measure = 'chest' | 'waist' | 'foot' | 'inside' | 'height';

/** The table for one kind of size: measurements for each size, in the order of `columns`. */
export interface SizeGuide {
  columns: { measure: Measure; unit: 'in' | 'cm' | 'mm' }[];
  rows: { size: string; figures: string[] }[];
}

const inchesAndCentimetres = (measure: Measure): SizeGuide['columns'] => [
  { measure, unit: 'in' },
  { measure, unit: 'cm' },
];

function bodyRows(inches: number[]): SizeGuide['rows'] {
  return inches.map((inch) => ({ size: String(inch), figures: [String(inch), String(Math.round(inch * 2.54))] }));
}

/** The first guide that contains all sizes of a product is used. Shoe sizes go up by one, clothing sizes by two. */
const guides: SizeGuide[] = [
  {
    columns: [
      { measure: 'chest', unit: 'in' },
      { measure: 'waist', unit: 'in' },
    ],
    rows: [
      { size: 'S', figures: ['34–36', '28–30'] },
      { size: 'M', figures: ['37–39', '31–33'] },
      { size: 'L', figures: ['40–42', '34–36'] },
      { size: 'XL', figures: ['43–45', '37–39'] },
      { size: 'XXL', figures: ['46–48', '40–42'] },
    ],
  },
  { columns: inchesAndCentimetres('waist'), rows: bodyRows([28, 30, 32, 34, 36, 38]) },
  { columns: inchesAndCentimetres('chest'), rows: bodyRows([34, 36, 38, 40, 42, 44, 46, 48]) },
  {
    columns: [{ measure: 'foot', unit: 'cm' }],
    rows: [
      { size: '36', figures: ['22.9'] },
      { size: '37', figures: ['23.5'] },
      { size: '38', figures: ['24.1'] },
      { size: '39', figures: ['24.8'] },
      { size: '40', figures: ['25.4'] },
      { size: '41', figures: ['26.0'] },
      { size: '42', figures: ['26.7'] },
      { size: '43', figures: ['27.3'] },
      { size: '44', figures: ['27.9'] },
    ],
  },
  {
    columns: [{ measure: 'inside', unit: 'mm' }],
    rows: [
      { size: '2.4', figures: ['57'] },
      { size: '2.6', figures: ['60'] },
      { size: '2.8', figures: ['64'] },
    ],
  },
  {
    columns: [{ measure: 'height', unit: 'cm' }],
    rows: [
      { size: '2-3 Y', figures: ['92–98'] },
      { size: '4-5 Y', figures: ['104–110'] },
      { size: '6-7 Y', figures: ['116–122'] },
      { size: '8-9 Y', figures: ['128–134'] },
    ],
  },
];

/** The rows for a product's sizes; undefined if they are not body sizes, such as `3 kg`. */
export function sizeGuideOf(sizes: string[]): SizeGuide | undefined {
  if (sizes.length === 0) return undefined;
  const guide = guides.find(({ rows }) => sizes.every((size) => rows.some((row) => row.size === size)));
  return guide && { ...guide, rows: guide.rows.filter(({ size }) => sizes.includes(size)) };
}
