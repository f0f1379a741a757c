import type { UseQueryResult } from '@tanstack/react-query';
import type { Drawing } from '@haat/ui/icons/icons.ts';
import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { PagesFoot } from '../screen/pages-foot.tsx';
import { StateNote } from '../state-note.tsx';
import { AddressSearch } from './address-search.tsx';
import { ListPanel } from './list-panel.tsx';
import { useLeaveEmptyPage } from './use-leave-empty-page.ts';

/** The maximum number of rows per page of the API. */
const pageSize = 50;

export interface SearchedListProps<Row> {
  /** The page that the address selects, and functions that go to the adjacent ones. */
  pages: {
    /** The search text; empty for everything. */
    wanted: string;
    list: UseQueryResult<{ data: readonly Row[] }>;
    turned: number;
    onPrevious: (() => void) | undefined;
    onNext: (() => void) | undefined;
  };
  searchLabel: string;
  /** Shown if there is nothing at all. */
  empty: { icon: Drawing; title: string; text: string };
  /** Shown if a search finds nothing. */
  notFound: { title: string; text: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A paginated list with a search above it; `[` and `]` change the page. */
export function SearchedList<Row>({ pages, searchLabel, empty, notFound, children }: SearchedListProps<Row>) {
  const { wanted, list, turned, onPrevious, onNext } = pages;
  useLeaveEmptyPage(list);
  useShortcuts({ '[': onPrevious, ']': onNext });
  const nothing = wanted === '' ? empty : { icon: NothingFoundIcon, ...notFound };
  return (
    <>
      <AddressSearch label={searchLabel} wanted={wanted} />
      <ListPanel list={list} rows={list.data?.data} empty={<StateNote role="status" {...nothing} />}>
        {(rows) => (
          <>
            {children(rows)}
            {(onNext ?? onPrevious) && (
              <PagesFoot
                turned={turned}
                pageSize={pageSize}
                shown={rows.length}
                onPrevious={onPrevious}
                onNext={onNext}
              />
            )}
          </>
        )}
      </ListPanel>
    </>
  );
}
