const onTheBody =
  'Measure yourself over thin clothes, with the tape lying flat. Between two sizes, take the larger one.';

export const messages = {
  title: 'Size guide',
  intro: onTheBody,
  table: 'Sizes and measures',
  /** Of a shop's own chart, by what it measures. */
  charts: {
    garment: {
      intro:
        'Take something that fits you well, lay it flat, measure it and compare. Chest, waist and hip are measured all the way round.',
      table: (unit: string) => `Measured on the garment, in ${unit}`,
    },
    body: { intro: onTheBody, table: (unit: string) => `Measured on the body, in ${unit}` },
  },
  unit: 'Unit',
  size: 'Size',
  measures: {
    chest: 'Chest',
    waist: 'Waist',
    hip: 'Hip',
    length: 'Length',
    shoulder: 'Shoulder',
    sleeve: 'Sleeve',
    foot: 'Length of the foot',
    inside: 'Inside, across',
    height: 'Height',
  },
  units: { in: 'inches', cm: 'cm', mm: 'mm' },
  cutsDiffer: 'A cut may differ a little from shop to shop.',
  goesBack: 'What does not fit goes back within 7 days.',
};

export type SizeGuideMessages = typeof messages;
