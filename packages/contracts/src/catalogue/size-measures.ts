/** What a size chart can be about, and what it can measure of it, in the usual order. Plain data without zod. */
export const measuresOf = {
  garment: ['chest', 'waist', 'hip', 'length', 'shoulder', 'sleeve', 'inside'],
  body: ['chest', 'waist', 'hip', 'height', 'foot'],
} as const;

/** Whether the garment or the wearer is measured. */
export type MeasuredThing = keyof typeof measuresOf;

/** What a figure of a size chart says. */
export type SizeMeasure = (typeof measuresOf)[MeasuredThing][number];

/** The units in which figures are written, in the order in which shoppers are offered them. */
export const lengthUnits = ['in', 'cm'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** The most that a size chart can hold, its largest figure, and how many charts a subcategory can have. */
export const sizeChartBounds = { measures: 6, rows: 30, sizeLetters: 30, figure: 400, charts: 100 } as const;
