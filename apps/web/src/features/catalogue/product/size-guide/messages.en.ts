export const messages = {
  title: 'Size guide',
  intro: 'Measure yourself over thin clothes, with the tape lying flat. Between two sizes, take the larger one.',
  table: 'Sizes and measures',
  size: 'Size',
  measures: {
    chest: 'Chest',
    waist: 'Waist',
    foot: 'Length of the foot',
    inside: 'Inside, across',
    height: 'Height',
  },
  units: { in: 'inches', cm: 'cm', mm: 'mm' },
  note: 'A cut may differ a little from shop to shop. What does not fit goes back within 7 days.',
};

export type SizeGuideMessages = typeof messages;
