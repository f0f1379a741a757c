import { useSyncExternalStore } from 'react';

/** The sheet that was written last on this device. */
export interface WrittenSheet {
  code: string;
  parcels: number;
}

let last: WrittenSheet | null = null;
const listeners = new Set<() => void>();

/** Remembers the sheet that was written, so that it can be printed; null once that is no longer of interest. */
export function rememberSheet(next: WrittenSheet | null): void {
  last = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sheet that was written last, until somebody closes the message about it. */
export function useWrittenSheet(): WrittenSheet | null {
  return useSyncExternalStore(follow, () => last);
}
