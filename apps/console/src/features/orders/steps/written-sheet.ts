import { useSyncExternalStore } from 'react';

/** The sheet last created on this device. */
export interface WrittenSheet {
  code: string;
  parcels: number;
}

let last: WrittenSheet | null = null;
const listeners = new Set<() => void>();

/** Remembers the created sheet, so that it can be printed; null dismisses it. */
export function rememberSheet(next: WrittenSheet | null): void {
  last = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sheet last created, until its notice is closed. */
export function useWrittenSheet(): WrittenSheet | null {
  return useSyncExternalStore(follow, () => last);
}
