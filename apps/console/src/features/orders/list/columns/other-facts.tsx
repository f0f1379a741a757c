import { StatusSign } from '../../parts/status-sign.tsx';
import { TriesSign } from '../../parts/tries-sign.tsx';
import type { ViewFactsProps } from '../view-facts.tsx';
import { CameBack } from './came-back.tsx';
import { OnTheWay } from './on-the-way.tsx';
import { OwedPieces } from './owed-pieces.tsx';

/** What the views after the first show of an order: who owes pieces, where it is, what came back, or its status. */
export function OtherFacts({ view, row, hasDays = false }: ViewFactsProps) {
  if (view === 'pack') return <OwedPieces row={row} />;
  if (view === 'way') return <OnTheWay row={row} hasDays={hasDays} />;
  if (view === 'undelivered') return <TriesSign tries={row.tries} />;
  if (view === 'returned') return <CameBack row={row} />;
  return <StatusSign status={row.status} />;
}
