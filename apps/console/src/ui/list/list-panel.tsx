import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedNote } from '../screen/failed-note.tsx';
import { LoadingLines } from '../screen/loading-lines.tsx';

export interface ListPanelProps<Row> {
  list: Pick<UseQueryResult, 'isFetching' | 'isError' | 'error' | 'errorUpdatedAt' | 'refetch'>;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** Shown instead of no rows: why there are none. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The white panel of a list: its rows, a loading state, why there are none, or the error. */
export function ListPanel<Row>({ list, rows, empty, children }: ListPanelProps<Row>) {
  const content = () => {
    if (rows) return rows.length > 0 ? children(rows) : empty;
    if (!list.isError) return <LoadingLines />;
    return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
  };
  return (
    <div aria-busy={list.isFetching} className="rounded-lg border border-border bg-surface">
      {content()}
    </div>
  );
}
