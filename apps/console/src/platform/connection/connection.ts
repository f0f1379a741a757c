import { useSyncExternalStore } from 'react';

/** Since when the server has not been reached (milliseconds since 1970); null while it is. */
let lostAt: number | null = null;
const listeners = new Set<() => void>();

/** Whether the server answered the last request. Every call tells. */
export function reportConnection(isThere: boolean): void {
  // An answer that was under way when the network went says nothing of what comes next.
  const next = isThere && navigator.onLine ? null : (lostAt ?? Date.now());
  if (next === lostAt) return;
  lostAt = next;
  for (const listener of listeners) listener();
}

/** Asks the server whether it is there; never fails. */
export async function tryConnection(): Promise<boolean> {
  const isThere = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  reportConnection(isThere);
  return isThere;
}

/** Follows what the browser says of the network. Called once. */
export function watchConnection(): void {
  addEventListener('offline', () => reportConnection(false));
  addEventListener('online', () => void tryConnection());
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when the server has not been reached; null while it is. */
export function useLostAt(): number | null {
  return useSyncExternalStore(follow, () => lostAt);
}
