import type { OrderStatus } from '@haat/contracts';

/** The status that the work leads an order to; the API has the table of all that are allowed. */
const next: Partial<Record<OrderStatus, StepTo>> = {
  pending: 'confirmed',
  confirmed: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
};

/** A status that is reached by the step of a list. */
export type StepTo = Extract<OrderStatus, 'confirmed' | 'packed' | 'shipped' | 'delivered'>;

/** The step that is due; null where the work is done. */
export function nextStatus(status: OrderStatus): StepTo | null {
  return next[status] ?? null;
}
