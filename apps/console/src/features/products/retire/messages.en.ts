const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  title: (count: number, text: string) => `Retire ${text} ${plural(count, 'product', 'products')}?`,
  text: (count: number) =>
    `${plural(count, 'It leaves', 'They leave')} the shop at once and can come back any day. Reviews and figures stay.`,
  openOrders: (count: number, text: string) => `in ${text} open ${plural(count, 'order', 'orders')}`,
  carts: (count: number, text: string) => `in ${text} ${plural(count, 'cart', 'carts')}`,
  favourites: (count: number, text: string) => `${text} ${plural(count, 'favourite', 'favourites')}`,
  nowhere: 'in no open order, cart or favourites',
  counting: 'Counting orders, carts and favourites',
  notCounted: 'Open orders, carts and favourites could not be counted. The server did not answer.',
  countAgain: 'Count again',
  whatHappens: 'What happens then',
  ofOrders: 'Open orders are still packed and delivered.',
  ofSaved: (count: number) =>
    plural(
      count,
      'Carts and favourites keep it and say that it is no longer sold. It cannot be ordered.',
      'Carts and favourites keep them and say that they are no longer sold. They cannot be ordered.',
    ),
  ofLinks: (count: number) =>
    `Links to ${plural(count, 'it', 'them')} open a page that says so and leads to similar products.`,
  keepSelling: 'Keep on sale',
  retireNow: (count: string) => `Retire ${count}`,
};

export type RetireMessages = typeof messages;
