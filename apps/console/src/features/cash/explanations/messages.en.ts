export const messages = {
  text: {
    atCourier: () =>
      'Totals of the parcels on sheets that are with the courier, and of delivered ones whose money has not been entered. What came back is taken off.',
    late: (days: string) =>
      `The part of the money at the courier that belongs to parcels handed over ${days} days ago or more. The number of days is set in the shop settings.`,
    cameIn: () => 'The money received that was entered in the last 7 days, of all sheets together.',
    openDifferences: () =>
      'What was received less than expected, or more, on sheets where nobody has written down why. Too little and too much are added up.',
  },
  list: {
    atCourier: 'The sheets with money outstanding',
    late: 'The sheets with money outstanding',
    cameIn: 'The settled sheets',
    openDifferences: 'The sheets with a difference',
  },
};

export type CashExplanations = typeof messages;
