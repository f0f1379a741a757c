import type { OrderStatus, OrderView } from '@haat/contracts';

interface View {
  /** The status of its orders; null: any. */
  status: OrderStatus | null;
  /** Only those whose delivery has failed twice. */
  isUndelivered?: true;
  /** Lists of orders that wait for something begin with the oldest; lists of finished orders begin with the newest. */
  isOldestFirst: boolean;
}

/** The orders in each view and how they are sorted. */
export const views: Readonly<Record<OrderView, View>> = {
  confirm: { status: 'pending', isOldestFirst: true },
  pack: { status: 'confirmed', isOldestFirst: true },
  handover: { status: 'packed', isOldestFirst: true },
  way: { status: 'shipped', isOldestFirst: true },
  returned: { status: 'returned', isOldestFirst: false },
  all: { status: null, isOldestFirst: false },
  undelivered: { status: 'shipped', isUndelivered: true, isOldestFirst: true },
};
