import type { DayOfOrders, OrderStatus } from '@haat/contracts';
import { ordersPath } from '../orders/public.ts';

/** The statuses of orders whose cash is still to come. */
export const openStatuses: readonly OrderStatus[] = ['pending', 'confirmed', 'packed', 'shipped'];
/** The statuses of orders whose cash was paid. */
export const paidStatuses: readonly OrderStatus[] = ['delivered'];
/** The statuses of orders that count as takings. */
export const takenStatuses: readonly OrderStatus[] = [...openStatuses, ...paidStatuses];

interface Narrowing {
  /** Any, if empty. */
  statuses?: readonly OrderStatus[];
  zone?: number;
}

/** The path of the list of the orders placed from the first of these days to the last. */
export function placedOn(days: readonly Pick<DayOfOrders, 'day'>[], { statuses = [], zone }: Narrowing = {}): string {
  return ordersPath({
    view: 'all',
    status: statuses.join(','),
    ...(zone !== undefined && { zone: String(zone) }),
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
  });
}

/** The path of the list of the orders that these days' takings are from. */
export function takenOn(days: readonly Pick<DayOfOrders, 'day'>[]): string {
  return placedOn(days, { statuses: takenStatuses });
}
