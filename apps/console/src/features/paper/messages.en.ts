const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  cash: 'Cash',
  toPack: 'To pack',
  print: 'Print / save as PDF',
  asCsv: 'As CSV',
  loading: 'Loading',
  failedTitle: 'This paper could not be loaded',
  failedText: 'The server did not answer. Try again.',
  noSheet: (code: string) => `There is no sheet ${code}`,
  noSheetText: 'The address may have been cut off.',
  tryAgain: 'Try again',

  courierSheet: (code: string) => `Courier sheet ${code}`,
  sheetOf: (code: string, count: number, text: string) =>
    `Courier sheet ${code}, ${text} ${plural(count, 'parcel', 'parcels')}`,
  parcels: (count: number, text: string) => `${text} ${plural(count, 'parcel', 'parcels')}`,
  courier: (name: string) => `Courier: ${name}`,
  pickUp: (address: string, phone: string) => `Pick-up: ${address}. ${phone}`,
  cashToCollect: 'Cash to collect',
  number: '#',
  order: 'Order',
  to: 'To',
  address: 'Address',
  pieces: 'Pcs',
  collect: 'Collect',
  outcome: 'Delivered, or why not',
  all: (count: number, text: string) => (count === 1 ? '1 parcel' : `All ${text} parcels`),
  rules:
    'Give nothing without the full amount. Call the shopper before going back. Bring returns with the next pick-up.',
  handedOverBy: 'Handed over by',
  takenBy: 'Taken by courier',
  time: 'Time',

  packingList: 'Packing list',
  packingLists: (orders: number, ordersText: string, shops: number, shopsText: string) =>
    `Packing lists, ${ordersText} ${plural(orders, 'order', 'orders')}, ${shopsText} ${plural(shops, 'shop', 'shops')}`,
  notAll: (shown: string, all: string) => `The oldest ${shown} of ${all} orders. Pack these, then print the next.`,
  shop: 'Shop',
  everyShop: 'Every shop',
  noShop: 'Products of no shop',
  piecesOf: (count: number, text: string) => `${text} ${plural(count, 'piece', 'pieces')}`,
  forOrders: (count: number, text: string) => `for ${text} ${plural(count, 'order', 'orders')}`,
  taken: 'Taken',
  product: 'Product',
  choice: 'Choice',
  piecesLong: 'Pieces',
  forOrder: 'For order',
  missing: (name: string) => `Missing or damaged: strike the line, write why, tell ${name}.`,
  packedBy: 'Packed by',
  checkedBy: 'Checked by',
  nothing: 'Nothing to pack',
  nothingText: 'Confirmed orders are listed here, shop by shop.',
  toOrders: 'To the orders',
};

export type PaperMessages = typeof messages;
