import type { AdminOrder, OrderStatus } from '@haat/contracts';
import { orderPath } from '@haat/contracts/orders/order-statuses';

/** A step of an order's path. `stopped`: the order ended early there, or was returned. */
export interface PathStep {
  status: OrderStatus;
  /** When it was reached; undefined for steps to come. */
  at: string | undefined;
  state: 'done' | 'now' | 'stopped' | 'coming';
}

/** The path of an order from its history (newest first) and the status shown: past, current and coming steps. */
export function pathOf(history: AdminOrder['history'], status: OrderStatus): PathStep[] {
  const reached = new Map<OrderStatus, string>();
  for (const event of history) if (event.kind === 'status' && !reached.has(event.to)) reached.set(event.to, event.at);
  if (status === 'cancelled' || status === 'returned') {
    const before = orderPath.filter((step) => reached.has(step));
    return [
      ...before.map((step) => ({ status: step, at: reached.get(step), state: 'done' as const })),
      { status, at: reached.get(status), state: 'stopped' },
    ];
  }
  const now = orderPath.indexOf(status);
  return orderPath.map((step, place) => ({
    status: step,
    at: place <= now ? reached.get(step) : undefined,
    state: place < now ? 'done' : place === now ? 'now' : 'coming',
  }));
}
