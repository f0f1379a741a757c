import { useSyncExternalStore } from 'react';

/** Whether the server no longer accepts the session of an open page. */
let hasEnded = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (hasEnded === next) return;
  hasEnded = next;
  for (const listener of listeners) listener();
}

/** Called on every 401. */
export function reportSessionEnd(): void {
  change(true);
}

/** Called after signing in again. */
export function forgetSessionEnd(): void {
  change(false);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the session has ended. */
export function useSessionEnd(): boolean {
  return useSyncExternalStore(follow, () => hasEnded);
}
