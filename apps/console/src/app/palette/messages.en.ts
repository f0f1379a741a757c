export const messages = {
  title: 'Command palette',
  placeholder: 'Order number, phone, product or page',
  results: 'Results',
  orders: 'Orders',
  products: 'Products',
  withOrder: (number: string) => `With ${number}`,
  recent: 'Opened last',
  goTo: 'Go to',
  actions: 'Do',
  callThrough: 'Call through the orders',
  addProduct: 'Add a product',
  importProducts: 'Import products',
  exportSettlements: 'Export the settlements',
  packingLists: 'Print the packing lists',
  signOut: 'Sign out',
  otherLanguage: 'বাংলায় দেখুন',
  searching: 'Searching',
  found: (count: string) => `${count} found`,
  nothing: (typed: string) => `No results for “${typed}”`,
  nothingText:
    'The beginning of a number, a name or a product is enough, or the last four digits of an order or a phone.',
  failed: 'Orders and products were not searched: the server did not answer.',
  stock: (count: string) => `${count} in stock`,
};

export type PaletteMessages = typeof messages;
