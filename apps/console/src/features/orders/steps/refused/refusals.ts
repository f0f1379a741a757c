import type { AdminOrderRow, OrderStatus } from '@haat/contracts';
import { useSyncExternalStore } from 'react';
import type { Refused } from '../move-outcome.ts';

/** A step as it was taken here. */
export interface TakenStep {
  orders: readonly Pick<AdminOrderRow, 'order_number' | 'status'>[];
  to: OrderStatus;
  /** When it was taken, in ISO 8601. */
  at: string;
}

/** A step that was refused for some of its orders, because they had been moved meanwhile. */
export interface Refusal extends TakenStep {
  refused: readonly Refused[];
  /** What was done with the others, as a message; empty if there are none. */
  done: string;
}

let refusals: readonly Refusal[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Refusal[]): void {
  refusals = next;
  for (const listener of listeners) listener();
}

/** Tells the user of a refusal, wherever they are. */
export function tellRefused(refusal: Refusal): void {
  change([...refusals, refusal]);
}

/** Forgets a refusal that the user has seen. */
export function forgetRefusal(seen: Refusal): void {
  change(refusals.filter((each) => each !== seen));
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The refusals that the user has not closed, oldest first. */
export function useRefusals(): readonly Refusal[] {
  return useSyncExternalStore(follow, () => refusals);
}
