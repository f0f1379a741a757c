import type { OrderStatus } from '@haat/contracts';

/** The usual next status of an order; the API has the table of all allowed moves. */
const next: Partial<Record<OrderStatus, StepTo>> = {
  pending: 'confirmed',
  confirmed: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
};

/** A status that orders reach by a step in a list. */
export type StepTo = Extract<OrderStatus, 'confirmed' | 'packed' | 'shipped' | 'delivered'>;

/** The next step; null if the work is done. */
export function nextStatus(status: OrderStatus): StepTo | null {
  return next[status] ?? null;
}
