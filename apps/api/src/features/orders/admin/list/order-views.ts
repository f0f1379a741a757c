import type { OrderStatus, OrderView } from '@haat/contracts';

interface View {
  /** The status of its orders; null: any. */
  status: OrderStatus | null;
  /** Whoever waits longest comes first where somebody waits; what has ended is listed newest first. */
  isOldestFirst: boolean;
}

/** What each of the operator's lists holds and how it is sorted. */
export const views: Readonly<Record<OrderView, View>> = {
  confirm: { status: 'pending', isOldestFirst: true },
  pack: { status: 'confirmed', isOldestFirst: true },
  handover: { status: 'packed', isOldestFirst: true },
  way: { status: 'shipped', isOldestFirst: true },
  returned: { status: 'returned', isOldestFirst: false },
  all: { status: null, isOldestFirst: false },
};
