import type { AdminOrder, OrderStatus } from '@haat/contracts';

/** A step of an order's path. `stopped`: it ended there before or after its time. */
export interface PathStep {
  status: OrderStatus;
  /** When it got there; undefined for steps to come. */
  at: string | undefined;
  state: 'done' | 'now' | 'stopped' | 'coming';
}

const path = ['pending', 'confirmed', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

/** The path of an order from its history (newest first) and the status that is shown: where it was, where it is, what comes. */
export function pathOf(history: AdminOrder['history'], status: OrderStatus): PathStep[] {
  const reached = new Map<OrderStatus, string>();
  for (const event of history) if (event.kind === 'status' && !reached.has(event.to)) reached.set(event.to, event.at);
  if (status === 'cancelled' || status === 'returned') {
    const before = path.filter((step) => reached.has(step));
    return [
      ...before.map((step) => ({ status: step, at: reached.get(step), state: 'done' as const })),
      { status, at: reached.get(status), state: 'stopped' },
    ];
  }
  const now = path.indexOf(status);
  return path.map((step, place) => ({
    status: step,
    at: place <= now ? reached.get(step) : undefined,
    state: place < now ? 'done' : place === now ? 'now' : 'coming',
  }));
}
