const products = (count: number, text: string) => `${text} ${count === 1 ? 'product' : 'products'}`;

export const messages = {
  offerTitle: (count: number, text: string) => `Offer for ${products(count, text)}`,
  stockTitle: (count: number, text: string) => `Stock of ${products(count, text)}`,
  offerLegend: 'What becomes of the offers',
  stockLegend: 'What becomes of the stock',
  offerKinds: { percent: 'Per cent off the price', amount: 'One offer price for all', end: 'End the offers' },
  stockKinds: { raise: 'Add pieces', lower: 'Take pieces away', set: 'Set to the same number' },
  percent: 'Per cent off',
  amount: 'Offer price (৳)',
  pieces: 'Pieces',
  reason: 'Reason',
  notAPercentage: 'Write whole per cent from 1 to 99.',
  notAnAmount: 'Write an amount such as 1450.',
  notPieces: 'Write a number of pieces such as 20.',
  preview: 'Before and after',
  andMore: (text: string) => `and ${text} more`,
  same: (count: number, text: string) => `${products(count, text)} ${count === 1 ? 'is' : 'are'} like that already.`,
  nothingChanges: 'Nothing changes.',
  cannot: (count: number, text: string) => `${products(count, text)} cannot be changed like that:`,
  why: {
    abovePrice: (price: string) => `its price is ${price}`,
    free: (price: string) => `nothing is left of ${price}`,
    tooFew: (_price: string, stock: string) => `only ${stock} left`,
    tooMany: (_price: string, stock: string) => `has ${stock} already`,
  },
  skip: (count: number, text: string) =>
    `Leave ${count === 1 ? 'it' : `these ${text}`} as ${count === 1 ? 'it is' : 'they are'}, and change the others`,
  change: (count: number, text: string) => `Change ${products(count, text)}`,
  cancel: 'Cancel',
  changedMeanwhile: 'Some of these have changed meanwhile. Nothing was stored; this is how they are now.',
  offered: (count: number, text: string) => `Offer of ${products(count, text)} changed.`,
  entered: (count: number, text: string) => `Stock of ${products(count, text)} changed.`,
  undone: (count: number, text: string) => `${products(count, text)} ${count === 1 ? 'is' : 'are'} as before.`,
  notUndone: 'Not undone: some of these products have changed since. Look at them and change them again.',
};

export type BulkMessages = typeof messages;
