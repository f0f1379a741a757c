/** Every status of an order. */
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

/** The statuses that may follow each status; the only place that defines this. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** Whether the shop may move an order from one status to another. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** The statuses of an order that arrives. */
export const orderPath = ['pending', 'confirmed', 'packed', 'shipped', 'delivered'] as const satisfies OrderStatus[];

/** Whether an order is still at the shop, so that its address can be corrected. */
export function isAtShop(status: OrderStatus): boolean {
  return canMove(status, 'cancelled');
}

const one = `(?:${orderStatuses.join('|')})`;

/** The form of one or more statuses separated by commas, as in `delivered,cancelled`. */
export const statusList = new RegExp(`^${one}(?:,${one}){0,${orderStatuses.length - 1}}$`);
