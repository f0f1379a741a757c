const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  orders: (count: number, text: string) => plural(count, 'The order', `The ${text} orders`),
  yesterday:
    'Totals of orders placed yesterday: what is delivered and what is still to be, with delivery charges, coupons taken off. Cancelled and returned orders are left out. The orders placed are compared with the same weekday of the week before.',
  average: (days: string) =>
    `The total of yesterday’s orders divided by their number, against the last ${days} days. Cancelled and returned orders are left out of both.`,
  averageOfDays: (days: string) =>
    `The total of the orders of the last ${days} days divided by their number. Cancelled and returned orders are left out.`,
  paidShare: (days: string) =>
    `Of what the orders placed in the last ${days} days come to, the part that is delivered, and so paid in cash at the door. The rest is still on its way; cancelled and returned orders are left out.`,
  courier:
    'Totals of the parcels that are with the courier and of delivered ones whose money has not been entered, by the days since they were handed over.',
  toSheets: 'The sheets with money outstanding',
  lowStock: (days: number, text: string) =>
    `Products on sale that will be sold out within ${text} ${plural(days, 'day', 'days')} if they sell as in the last 30 days. The most urgent are listed.`,
  toProducts: (count: number, text: string) => plural(count, 'The product', `The ${text} products`),
  zones: (days: string) =>
    `Of the orders placed in the last ${days} days, by delivery zone: how many were cancelled before delivery, and how many came back.`,
  lostOrders: 'The orders that were cancelled or came back',
  ordersOfDays: (days: string) => `The orders of the last ${days} days`,
  bestSelling:
    'Pieces in orders of the last 7 days and what they cost, as of the last count. Cancelled and returned orders are left out.',
  missed:
    'Searches in the shop in the last 7 days that found no product, the most frequent first. Only the words and the day are kept, not who searched. Added to words that mean the same, or to the words of a product, the next search finds it.',
  toSynonyms: 'Search words',
};

export type ExplanationMessages = typeof messages;
