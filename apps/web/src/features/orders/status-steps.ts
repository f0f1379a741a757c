import type { OrderStatus } from '@haat/contracts';
import { orderPath } from '@haat/contracts/orders/order-statuses';

/** A step of an order; `at` (ISO 8601) is set once it was reached. */
export interface StatusStep {
  status: OrderStatus;
  at: string | null;
  state: 'done' | 'current' | 'coming' | 'stopped';
}

/** The steps so far and, for an order in progress, those to come. */
export function statusSteps(timeline: readonly { status: OrderStatus; at: string }[]): StatusStep[] {
  const last = timeline.at(-1);
  const happened = timeline.map(({ status, at }): StatusStep => ({ status, at, state: stateOf(status, last?.status) }));
  const reached = orderPath.findIndex((status) => status === (last?.status ?? 'pending'));
  const coming = reached < 0 ? [] : orderPath.slice(reached + 1);
  return [...happened, ...coming.map((status): StatusStep => ({ status, at: null, state: 'coming' }))];
}

function stateOf(status: OrderStatus, last: OrderStatus | undefined): StatusStep['state'] {
  if (status === 'cancelled' || status === 'returned') return 'stopped';
  return status === last ? 'current' : 'done';
}
