import type { AdminOrderRow } from '@haat/contracts';
import { nextStatus, type StepTo } from '../parts/next-status.ts';

/** A step, and those of the selected orders that can take it. */
export interface BulkStep<Row> {
  to: StepTo;
  orders: Row[];
}

/** The steps that the selected orders can take, the most applicable first. */
export function stepsOf<Row extends Pick<AdminOrderRow, 'status'>>(selected: readonly Row[]): BulkStep<Row>[] {
  const steps = new Map<StepTo, Row[]>();
  for (const row of selected) {
    const to = nextStatus(row.status);
    if (to) steps.set(to, [...(steps.get(to) ?? []), row]);
  }
  return [...steps].map(([to, orders]) => ({ to, orders })).toSorted((a, b) => b.orders.length - a.orders.length);
}
