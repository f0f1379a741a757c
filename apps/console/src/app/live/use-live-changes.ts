import { changedKinds, type ChangedKind } from '@haat/contracts/changes/changed-kinds';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemOf } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { reportSessionEnd } from '../../platform/api/session-end.ts';
import { followChanges } from './follow-changes.ts';
import { gather } from './gather.ts';

/** During a sale there are many orders per second; nobody reads faster than this. */
const restMs = 2_000;

/** The queries to refetch for each kind of change, by the first part of their key. */
const readAgain: Record<ChangedKind, readonly string[]> = {
  orders: ['orders', 'today', 'sheets'],
  sheets: ['sheets', 'orders', 'today'],
  products: ['products', 'today'],
  coupons: ['coupons'],
  reviews: ['reviews', 'today'],
  applications: ['applications', 'today'],
  staff: ['staff'],
  zones: ['zones'],
  slides: ['slides'],
  imports: ['imports'],
  shelves: ['shelves', 'taxonomy'],
  shops: ['shops', 'taxonomy'],
  shoppers: ['shoppers'],
  synonyms: ['synonyms'],
  team: ['team'],
};

/** Refused queries are not refetched automatically: each would ask for a confirmation again. */
function isRefused({ state }: Query): boolean {
  return state.error !== null && ['FORBIDDEN', 'REAUTHENTICATE'].includes(problemOf(state.error).code);
}

/** Keeps lists up to date with changes by others, while the page is visible and the session lasts. */
export function useLiveChanges(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const refresh = gather<ChangedKind>((kinds) => {
      const keys = new Set<unknown>([...kinds].flatMap((kind) => readAgain[kind]));
      void queries.invalidateQueries({ predicate: (query) => keys.has(query.queryKey[0]) && !isRefused(query) });
    }, restMs);
    return followChanges({
      onChange: (kinds) => refresh(kinds === 'all' ? changedKinds : kinds),
      onEnd: reportSessionEnd,
    });
  }, [isOpen]);
}
