import { orderStatuses, type OrderStatus } from '@haat/contracts/orders/order-statuses';

/** The statuses in a filter's text, in the order of an order's progress. */
export function statusesOf(text: string): OrderStatus[] {
  const chosen = text.split(',');
  return orderStatuses.filter((status) => chosen.includes(status));
}

/** The filter's text with one status added or removed; empty for all statuses or none, which filters nothing. */
export function withStatus(text: string, changed: OrderStatus, isOn: boolean): string {
  const chosen = statusesOf(text);
  const next = orderStatuses.filter((status) => (status === changed ? isOn : chosen.includes(status)));
  return next.length === orderStatuses.length ? '' : next.join(',');
}
