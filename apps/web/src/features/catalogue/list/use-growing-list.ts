import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { cacheList } from './list-cache.ts';
import { fetchMore, pageSize, type ListData, type ListPart } from './load-list.ts';

interface GrowingList {
  part: ListPart;
  isGrowing: boolean;
  hasFailed: boolean;
}

/** A list that fetches its missing pages one after the other while it is shown. */
function growingList({ request, part }: ListData) {
  let wanted = 0;
  let state: GrowingList = { part, isGrowing: false, hasFailed: false };
  const listeners = new Set<() => void>();
  function set(next: Partial<GrowingList>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  async function grow() {
    if (state.isGrowing) return;
    while (listeners.size > 0 && state.part.cursor !== null && state.part.products.length < wanted) {
      set({ isGrowing: true, hasFailed: false });
      const limit = Math.min(pageSize, wanted - state.part.products.length);
      const next = await fetchMore(call, { request, part: state.part, limit });
      if (!next) return set({ isGrowing: false, hasFailed: true });
      cacheList(request, next);
      set({ part: next });
    }
    if (state.isGrowing) set({ isGrowing: false });
  }
  return {
    read: () => state,
    want(count: number) {
      wanted = count;
      void grow();
    },
    retry: () => void grow(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      cacheList(request, state.part);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The products of a list fetched so far; those missing from `wanted` arrive page by page and are rendered between
 * other work.
 */
export function useGrowingList(data: ListData, wanted: number): GrowingList & { retry: () => void } {
  const [source, setSource] = useState({ data, list: growingList(data) });
  const current = source.data === data ? source : { data, list: growingList(data) };
  if (current !== source) setSource(current);
  const { list } = current;
  const state = useSyncExternalStore(list.subscribe, list.read, list.read);
  useEffect(() => list.want(wanted), [list, wanted]);
  return { ...state, retry: list.retry };
}
