import type { AdminOrderRow, OrderView } from '@haat/contracts';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { CallsAndSigns } from '../parts/calls-and-signs.tsx';

const OtherFacts = lazyWithWords(async () => (await import('./columns/other-facts.tsx')).OtherFacts);

export interface ViewFactsProps {
  view: OrderView;
  row: AdminOrderRow;
  /** Whether it says how long an order has been out; cards say so elsewhere. */
  hasDays?: boolean;
}

/** What a view shows of an order and others do not: calls and signs of those to confirm, the rest when it is first needed. */
export function ViewFacts(props: ViewFactsProps) {
  return props.view === 'confirm' ? <CallsAndSigns row={props.row} /> : <OtherFacts {...props} />;
}
