export const messages = {
  refused: (number: string, status: string) => `${number} is ${status} already.`,
  refusedBy: (number: string, { status, by, time }: { status: string; by: string | null; time: string }) =>
    `${number} was ${status.toLowerCase()} by ${by ?? 'the shop'}, ${time}.`,
  refusedMany: (count: string) => `${count} could not take this step.`,
  gone: (number: string) => `${number} does not exist any more.`,
  seeThem: 'See them',
  wasFaster: (name: string) => `${name} was faster`,
  changedMeanwhile: 'This order changed meanwhile',
  changed: (orderNumber: string) => `${orderNumber} changed after you saw it.`,
  was: 'What you saw',
  now: 'Now',
  yours: (time: string) => `You wanted, ${time}`,
  notTaken: 'Your step was not taken, and no mail went out for it.',
  several: (count: string) => `${count} orders changed meanwhile`,
  severalText: 'These were not moved, and nobody was mailed about them.',
  isGone: 'does not exist any more',
  leave: 'Leave it',
  close: 'Close',
  showOrder: 'Show the order',
};

export type RefusedMessages = typeof messages;
