import type { ListPart, ListRequest } from './load-list.ts';

const cache = new Map<string, { part: ListPart; cachedAt: number }>();
const maxLists = 8;
const freshMs = 5 * 60_000;

function keyOf(request: ListRequest): string {
  return JSON.stringify(Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What this tab fetched of a list in the last five minutes: going back shows it at once, at its length. Empty on the server. */
export function cachedList(request: ListRequest): ListPart | undefined {
  const entry = cache.get(keyOf(request));
  return entry && Date.now() - entry.cachedAt < freshMs ? entry.part : undefined;
}

/** Caches what was fetched of a list; the oldest lists make room. */
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
