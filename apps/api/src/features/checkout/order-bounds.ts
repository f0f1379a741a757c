import type { Config } from '../../platform/config.ts';

/** How much an order may hold and how much may be pending. Null means no bound. Amounts are in poisha. */
export interface OrderBounds {
  lines: number;
  /** Of one product, summed over its lines. */
  pieces: number;
  pendingOrders: number | null;
  pendingTotal: number | null;
}

/** The bounds from the settings. */
export function orderBounds(config: Config): OrderBounds {
  return {
    lines: config.ORDER_MAX_LINES,
    pieces: config.ORDER_MAX_PIECES,
    pendingOrders: config.PENDING_MAX_ORDERS || null,
    pendingTotal: config.PENDING_MAX_TAKA * 100 || null,
  };
}

/** The pending orders of an account; amounts are in poisha. */
export interface PendingOrders {
  pendingOrders: number;
  pendingTotal: number;
  /** The account has a delivered order: it is trusted and no longer bounded. */
  hasDelivered: boolean;
}

/** Whether an order of this total would exceed the bound on pending orders. */
export function isTooMuchPending(
  account: PendingOrders | null,
  { bounds, total }: { bounds: OrderBounds; total: number },
) {
  if (!account || account.hasDelivered) return false;
  const isOneTooMany = bounds.pendingOrders !== null && account.pendingOrders + 1 > bounds.pendingOrders;
  return isOneTooMany || (bounds.pendingTotal !== null && account.pendingTotal + total > bounds.pendingTotal);
}
