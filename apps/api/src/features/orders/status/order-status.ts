import { orderStatuses, type OrderStatus } from '@haat/contracts';
import { canMove, nextStatuses } from '@haat/contracts/orders/order-statuses';

/** The statuses from which an order may move to `to`. */
export function statusesBefore(to: OrderStatus): OrderStatus[] {
  return orderStatuses.filter((from) => canMove(from, to));
}

/** The statuses to which an order may move from `from`. */
export function statusesAfter(from: OrderStatus): readonly OrderStatus[] {
  return nextStatuses[from];
}

/** Shoppers may cancel an order until the shop begins to work on it. */
export function canShopperCancel(status: OrderStatus): boolean {
  return status === 'pending';
}

/** The reason for which stock is returned when an order reaches a status; null if none is. */
export function stockReasonOf(status: OrderStatus): 'cancellation' | 'return' | null {
  if (status === 'cancelled') return 'cancellation';
  return status === 'returned' ? 'return' : null;
}
