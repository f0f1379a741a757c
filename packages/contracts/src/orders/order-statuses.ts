/** pending → confirmed → packed → shipped → delivered; cancelled from the first three, returned from the last two. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const one = `(?:${orderStatuses.join('|')})`;

/** The form of one or more statuses separated by commas, as in `delivered,cancelled`. */
export const statusList = new RegExp(`^${one}(?:,${one}){0,${orderStatuses.length - 1}}$`);
