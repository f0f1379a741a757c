import type { ListPart, ListRequest } from './load-list.ts';

const kept = new Map<string, { part: ListPart; keptAt: number }>();
const mostKept = 8;
const freshMs = 5 * 60_000;

function keyOf(request: ListRequest): string {
  return JSON.stringify(Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What this browser fetched of a list a short while ago: going back shows it again at once, at its length. Never on the server. */
export function keptList(request: ListRequest): ListPart | undefined {
  const entry = kept.get(keyOf(request));
  return entry && Date.now() - entry.keptAt < freshMs ? entry.part : undefined;
}

/** Remembers what was fetched of a list; the oldest lists are forgotten. */
export function keepList(request: ListRequest, part: ListPart): void {
  if (typeof window === 'undefined') return;
  const key = keyOf(request);
  const keptAt = kept.get(key)?.keptAt ?? Date.now();
  kept.delete(key);
  kept.set(key, { part, keptAt });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) return;
    kept.delete(oldest);
  }
}
