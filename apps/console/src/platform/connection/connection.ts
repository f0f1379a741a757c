import { useSyncExternalStore } from 'react';

/** Since when the server has been unreachable, in ms since the epoch; null while it is reachable. */
let lostAt: number | null = null;
const listeners = new Set<() => void>();

/** Records whether the server responded to the last request. Every call reports this. */
export function reportConnection(isThere: boolean): void {
  // A response that was under way when the network was lost says nothing about later requests.
  const next = isThere && navigator.onLine ? null : (lostAt ?? Date.now());
  if (next === lostAt) return;
  lostAt = next;
  for (const listener of listeners) listener();
}

/** Checks whether the server responds; never fails. */
export async function tryConnection(): Promise<boolean> {
  const isThere = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  reportConnection(isThere);
  return isThere;
}

/** Follows the browser's network events. Called once. */
export function watchConnection(): void {
  addEventListener('offline', () => reportConnection(false));
  addEventListener('online', () => void tryConnection());
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when the server has been unreachable; null while it is reachable. */
export function useLostAt(): number | null {
  return useSyncExternalStore(follow, () => lostAt);
}
