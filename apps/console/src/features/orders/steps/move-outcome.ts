import type { OrderMoveResult, OrderStatus } from '@haat/contracts';

/** What became of a step that was taken with several orders. */
export interface MoveOutcome {
  moved: number;
  /** Those that stayed as they are, with the status they have; null: there is no such order any more. */
  refused: { orderNumber: string; status: OrderStatus | null }[];
}

/** Sums up the answer. An order that has the status already counts as moved: somebody else took the same step. */
export function outcomeOf(results: readonly OrderMoveResult[], to: OrderStatus): MoveOutcome {
  const isThere = ({ result, status }: OrderMoveResult) => result === 'moved' || status === to;
  return {
    moved: results.filter(isThere).length,
    refused: results
      .filter((each) => !isThere(each))
      .map(({ order_number: orderNumber, status }) => ({ orderNumber, status })),
  };
}
