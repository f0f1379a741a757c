import type { OrderMoveResult, OrderStatus } from '@haat/contracts';

/** The outcome of a step taken for several orders. */
export interface MoveOutcome {
  moved: number;
  refused: Refused[];
}

/** An order that was not moved. */
export interface Refused {
  orderNumber: string;
  /** Its current status; null if it no longer exists. */
  status: OrderStatus | null;
  /** Who gave it that status and when, if that is known. */
  changed: OrderMoveResult['changed'];
}

/** Sums up the response. An order that already has the status counts as moved: somebody else took the same step. */
export function outcomeOf(results: readonly OrderMoveResult[], to: OrderStatus): MoveOutcome {
  const isThere = ({ result, status }: OrderMoveResult) => result === 'moved' || status === to;
  return {
    moved: results.filter(isThere).length,
    refused: results
      .filter((each) => !isThere(each))
      .map(({ order_number: orderNumber, status, changed }) => ({ orderNumber, status, changed })),
  };
}
