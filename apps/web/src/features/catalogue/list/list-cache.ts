import type { ListPart, ListRequest } from './load-list.ts';

const cache = new Map<string, { part: ListPart; cachedAt: number }>();
const maxLists = 8;
const freshMs = 5 * 60_000;

function keyOf(request: ListRequest): string {
  return JSON.stringify(Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The part of a list that this tab has fetched in the last five minutes, so that going back shows it at once at full
 * length. Empty on the server.
 */
export function cachedList(request: ListRequest): ListPart | undefined {
  const entry = cache.get(keyOf(request));
  return entry && Date.now() - entry.cachedAt < freshMs ? entry.part : undefined;
}

/** Caches the fetched part of a list; evicts the oldest lists. */
export function cacheList(request: ListRequest, part: ListPart): void {
  if (typeof window === 'undefined') return;
  const key = keyOf(request);
  const cachedAt = cache.get(key)?.cachedAt ?? Date.now();
  cache.delete(key);
  cache.set(key, { part, cachedAt });
  for (const oldest of cache.keys()) {
    if (cache.size <= maxLists) return;
    cache.delete(oldest);
  }
}
