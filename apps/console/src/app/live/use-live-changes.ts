import { changedKinds, type ChangedKind } from '@haat/contracts/changes/changed-kinds';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemOf } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { reportSessionEnd } from '../../platform/api/session-end.ts';
import { followChanges } from './follow-changes.ts';
import { gather } from './gather.ts';

/** In a sale there are many orders a second; nobody reads faster than this. */
const restMs = 2_000;

/** What is read again when something changes, by the first part of its key. */
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

/** A refusal is not repeated by itself: each would ask anew who it is. */
function isRefused({ state }: Query): boolean {
  return state.error !== null && ['FORBIDDEN', 'REAUTHENTICATE'].includes(problemOf(state.error).code);
}

/** Keeps lists up to date with what others do, while somebody looks and their session lasts. */
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
