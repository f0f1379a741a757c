import { useState } from 'react';
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom';
import { emptyListQuery, readListQuery, writeListQuery, type ListQuery } from './list-query.ts';

/**
 * Parameters of the address that belong to the page and not to the list (a search's text, its category and whether
 * its words are taken literally).
 */
const otherParams = ['q', 'category', 'exact'];

function searchOf(query: ListQuery, current: URLSearchParams): string {
  const search = createSearchParams();
  for (const name of otherParams) for (const value of current.getAll(name)) search.append(name, value);
  for (const [name, value] of writeListQuery(query)) search.append(name, value);
  return search.size > 0 ? `?${search}` : '';
}

/** The list's state, which is its address. A change is visible at once, before its products have arrived. */
export function useListQuery() {
  const here = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState({ from: '', search: '' });
  const isChanging = ahead.from === here.key && ahead.search !== here.search;
  const current = new URLSearchParams(isChanging ? ahead.search : here.search);
  const query = readListQuery(current);

  function goTo(next: ListQuery) {
    const search = searchOf(next, current);
    setAhead({ from: here.key, search });
    void navigate(here.pathname + search, { preventScrollReset: true });
  }
  return {
    query,
    isChanging,
    /** A different filter or order starts again with the first products. */
    change: (part: Partial<ListQuery>) => goTo({ ...query, ...part, depth: 0 }),
    clear: () => goTo({ ...emptyListQuery, sort: query.sort }),
    moreTo: here.pathname + searchOf({ ...query, depth: query.depth + 1 }, current),
  };
}

/** The list's state and the functions that change it. */
export type ListState = ReturnType<typeof useListQuery>;
