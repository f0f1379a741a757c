import { useMemo, useSyncExternalStore } from 'react';
import { onStorageChange, readText } from './device.ts';

/** The text stored under a key; null if there is none. */
export type TextOf = (key: string) => string | null;

/** An empty storage, as on the server and during hydration. */
const nothing: TextOf = () => null;

/** A stored value and how to detect its changes. */
export interface Stored<Value> {
  /** A text that changes whenever the value does, put together from those that `textOf` gives. */
  snapshot: (textOf: TextOf) => string;
  read: () => Value;
  /** The value if nothing is stored. */
  empty: Value;
}

/**
 * Reads a stored value whenever its snapshot changes. A device with nothing stored equals the server, so nothing is
 * rendered a second time after hydration.
 */
export function useStored<Value>({ snapshot, read, empty }: Stored<Value>): Value {
  const onServer = () => snapshot(nothing);
  const text = useSyncExternalStore(onStorageChange, () => snapshot(readText), onServer);
  // `read` depends on the snapshot only.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (text === onServer() ? empty : read()), [text]);
}
