import { useMemo, useSyncExternalStore } from 'react';
import { onStorageChange } from './device.ts';

/** Stands for the server, where nothing is stored; also while hydrating, so that both agree. */
const onServer = '\0';

/** A value of the device's storage and how to follow it. */
export interface Stored<Value> {
  /** A text that changes whenever the value does. */
  snapshot: () => string;
  read: () => Value;
  /** The value on the server. */
  empty: Value;
}

/** Reads a stored value, again whenever its snapshot changes. */
export function useStored<Value>({ snapshot, read, empty }: Stored<Value>): Value {
  const text = useSyncExternalStore(onStorageChange, snapshot, () => onServer);
  // The text is what `read` reads: the value changes with it and only with it.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (text === onServer ? empty : read()), [text]);
}
