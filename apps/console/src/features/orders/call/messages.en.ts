const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  callThrough: 'Call through',
  left: (count: number, text: string) => `${text} ${plural(count, 'order', 'orders')} to call`,
  done: (done: string, whole: string) => `${done} of ${whole} called`,
  outcomes: {
    confirmed: (count: string) => `${count} confirmed`,
    no_answer: (count: string) => `${count} no answer`,
    later: (count: string) => `${count} later`,
    cancelled: (count: string) => `${count} cancelled`,
  },
  stop: 'Stop',
  callNumber: (phone: string) => `Call ${phone}`,
  readOut: 'Read out',
  whatHappened: 'What happened?',
  confirmed: 'Confirmed',
  noAnswer: 'No answer',
  later: 'Call later',
  cancel: 'Cancel…',
  say: 'Say',
  inEnglish: 'In English',
  inBangla: 'In Bangla',
  changeWords: 'Change these words in the shop settings',
  before: 'This number before',
  firstOrder: 'This is the first order of this number.',
  orders: (count: number, text: string) => `${text} ${plural(count, 'order', 'orders')}`,
  delivered: (text: string) => `${text} delivered`,
  cameBack: (text: string) => `${text} came back`,
  cancelled: (text: string) => `${text} cancelled`,
  next: 'After this',
  nobodyNext: 'This is the last one.',
  allCalled: 'Everybody was called',
  allCalledText: 'Those who did not answer stay under To confirm.',
  toOrders: 'To the orders',
  laterTitle: 'When shall we call again?',
  laterChoices: { hour: 'In an hour', evening: 'This evening, 19:00', tomorrow: 'Tomorrow, 10:00' },
  close: 'Not now',
  movedOn: (orderNumber: string) => `${orderNumber} has moved on meanwhile.`,
  notWritten: (orderNumber: string) =>
    `Not written down: the server did not answer. ${orderNumber} is to be called again.`,
};

export type CallMessages = typeof messages;
