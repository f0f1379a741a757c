/** The subjects of mails about an order, by kind. */
const mailKinds: Record<string, (number: string) => string> = {
  'order-confirmation': (number) => `Your order ${number} is received`,
  'order-confirmed': (number) => `Your order ${number} is confirmed`,
  'order-packed': (number) => `Your order ${number} is packed`,
  'order-shipped': (number) => `Your order ${number} is on its way`,
  'order-delivered': (number) => `Your order ${number} is delivered`,
  'order-cancelled': (number) => `Your order ${number} is cancelled`,
  'order-returned': (number) => `Your order ${number} is returned`,
};

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  today: 'Today',
  waiting: 'What waits',
  toConfirm: 'To confirm',
  toPack: 'To pack',
  toHandOver: 'To hand over',
  notDelivered: 'Not delivered',
  applications: 'Applications',
  mailsFailed: 'Mails failed',
  oldestHours: (text: string) => `oldest ${text} h`,
  oldestDays: (count: number, text: string) => `oldest ${text} ${plural(count, 'day', 'days')}`,
  fromShops: (count: number, text: string) => `from ${text} ${plural(count, 'shop', 'shops')}`,
  courierAt: (time: string) => `courier comes at ${time}`,
  noCourier: 'no courier today',
  nothingWaits: 'nothing waits',
  nothingLate: 'nothing is late',
  allSent: 'all were sent',
  notSent: 'not sent, see below',

  ordersAndTakings: 'Orders and takings',
  days: (text: string) => `${text} days`,
  period: 'Period',
  yesterday: 'Yesterday',
  yesterdayText: (count: number, orders: string) => `${orders} ${plural(count, 'order', 'orders')} placed`,
  more: (percent: string, weekday: string) => `${percent}% more than last ${weekday}`,
  less: (percent: string, weekday: string) => `${percent}% less than last ${weekday}`,
  average: 'One order on average',
  averageYesterday: 'One order yesterday, on average',
  averageAgainst: (taka: string, days: string) => `${taka} over ${days} days, without cancelled and returned`,
  averageText: (days: string) => `over ${days} days, without cancelled and returned`,
  paidShare: 'Paid so far',
  paidShareText: (paid: string, all: string) => `${paid} of ${all}`,
  paid: 'Paid in cash',
  open: 'Not delivered yet',
  placed: 'Orders placed',
  asTable: 'As a table',
  asChart: 'As a chart',
  day: 'Day',
  todayShort: 'Today',
  dayOf: (day: string, taka: string, orders: string) => `${day}: ${taka}, orders: ${orders}`,

  courier: 'Cash at the courier',
  parcels: (count: number, text: string) => `${text} ${plural(count, 'parcel', 'parcels')} on the way`,
  daysOut: {
    two: 'Up to 2 days',
    toLate: (days: string) => (days === '3' ? '3 days' : `3–${days} days`),
    late: (days: string) => `${days} days or more`,
  },
  askCourier: 'ask the courier',
  toSheets: 'Sheets and settlements',

  failedMails: 'Mails that did not go',
  mailKinds,
  otherMail: (kind: string) => `A mail (${kind})`,
  noReason: 'The mail server gave no reason.',

  lowStock: 'Low in stock',
  soldADay: (text: string) => `${text} sold a day`,
  noneLeft: 'None left',
  left: (text: string) => `${text} left`,
  lastsToday: 'lasts today',
  lasts: (count: number, text: string) => `lasts ${text} ${plural(count, 'day', 'days')}`,
  enough: 'What sells will last more than a week.',

  zones: 'Cancelled and returned by zone',
  cancelled: 'Cancelled',
  returned: 'Returned',
  noOrders: 'No orders in these days.',

  bestSelling: 'Sold most',
  pieces: (count: number, text: string) => `${text} ${plural(count, 'pc', 'pcs')}`,

  missed: 'Searched, not found',
  times: (count: number, text: string) => `${text} ${plural(count, 'time', 'times')}`,
  nothingMissed: 'Every search found something.',
  addSynonym: 'Add a synonym',
  addSynonymOf: (text: string) => `Add a synonym: ${text}`,

  loading: 'Loading today',
  failedTitle: 'Today could not be loaded',
  failedText: 'The server did not answer. Orders are safe.',
  tryAgain: 'Try again',
};

export type TodayMessages = typeof messages;
