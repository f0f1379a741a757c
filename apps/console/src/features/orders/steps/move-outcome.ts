import type { OrderMoveResult, OrderStatus } from '@haat/contracts';

/** The outcome of a step taken for several orders. */
export interface MoveOutcome {
  moved: number;
  /** The orders that were not moved, with their current status; null if the order no longer exists. */
  refused: { orderNumber: string; status: OrderStatus | null }[];
}

/** Sums up the response. An order that already has the status counts as moved: somebody else took the same step. */
export function outcomeOf(results: readonly OrderMoveResult[], to: OrderStatus): MoveOutcome {
  const isThere = ({ result, status }: OrderMoveResult) => result === 'moved' || status === to;
  return {
    moved: results.filter(isThere).length,
    refused: results
      .filter((each) => !isThere(each))
      .map(({ order_number: orderNumber, status }) => ({ orderNumber, status })),
  };
}
