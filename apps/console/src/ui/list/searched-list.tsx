import type { UseQueryResult } from '@tanstack/react-query';
import type { Drawing } from '@haat/ui/icons/icons.ts';
import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { PagesFoot } from '../screen/pages-foot.tsx';
import { StateNote } from '../state-note.tsx';
import { ListPanel } from './list-panel.tsx';
import { TextSearch } from './text-search.tsx';

/** What the server holds on a page of a list at most. */
const pageSize = 50;

export interface SearchedListProps<Row> {
  /** The page of the list that the address asks for, and the ways to those beside it. */
  pages: {
    /** What was searched for; empty for everything. */
    wanted: string;
    list: UseQueryResult<{ data: readonly Row[] }>;
    turned: number;
    onEarlier: (() => void) | undefined;
    onNext: (() => void) | undefined;
  };
  searchLabel: string;
  /** Said while there is nothing at all. */
  empty: { icon: Drawing; title: string; text: string };
  /** Said when a search finds nothing. */
  notFound: { title: string; text: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in pages, with a search above it; `[` and `]` turn the pages. */
export function SearchedList<Row>({ pages, searchLabel, empty, notFound, children }: SearchedListProps<Row>) {
  const { wanted, list, turned, onEarlier, onNext } = pages;
  const [, setSearch] = useSearchParams();
  useShortcuts({ '[': onEarlier, ']': onNext });
  const nothing = wanted === '' ? empty : { icon: NothingFoundIcon, ...notFound };
  return (
    <>
      <div className="mb-3">
        <TextSearch
          key={wanted}
          label={searchLabel}
          value={wanted}
          onSearch={(typed) => setSearch(typed === '' ? {} : { q: typed })}
        />
      </div>
      <ListPanel list={list} rows={list.data?.data} empty={<StateNote role="status" {...nothing} />}>
        {(rows) => (
          <>
            {children(rows)}
            {(onNext ?? onEarlier) && (
              <PagesFoot
                turned={turned}
                pageSize={pageSize}
                shown={rows.length}
                onEarlier={onEarlier}
                onNext={onNext}
              />
            )}
          </>
        )}
      </ListPanel>
    </>
  );
}
