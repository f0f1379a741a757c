import { useMemo, useSyncExternalStore } from 'react';
import { onStorageChange } from './device.ts';

/** The snapshot on the server and during hydration, when nothing is stored. */
const onServer = '\0';

/** A stored value and how to detect its changes. */
export interface Stored<Value> {
  /** A text that changes whenever the value does. */
  snapshot: () => string;
  read: () => Value;
  /** The value on the server. */
  empty: Value;
}

/** Reads a stored value whenever its snapshot changes. */
export function useStored<Value>({ snapshot, read, empty }: Stored<Value>): Value {
  const text = useSyncExternalStore(onStorageChange, snapshot, () => onServer);
  // `read` depends on the snapshot only.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (text === onServer ? empty : read()), [text]);
}
