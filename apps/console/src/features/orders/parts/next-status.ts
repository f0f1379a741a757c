import type { OrderStatus } from '@haat/contracts';
import { orderPath } from '@haat/contracts/orders/order-statuses';

const [, ...steps] = orderPath;

/** A status that orders reach by a step in a list. */
export type StepTo = (typeof steps)[number];

/** The usual next status of an order; null if the work is done. */
export function nextStatus(status: OrderStatus): StepTo | null {
  const place = orderPath.findIndex((each) => each === status);
  return place === -1 ? null : (steps[place] ?? null);
}
