/**
 * The device's storage: reading never throws, writing tells whether it worked (it may be full or forbidden), and everybody who
 * listens hears of changes: at once in this tab, by the browser's event in others, and by a poll each second for clients that write behind our back.
 */

type Listener = () => void;

const listeners = new Set<Listener>();
const pollMs = 1000;

/** Without a browser there is nothing stored. */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** What is stored under a key; null when nothing is, or nothing can be read. */
export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** What is stored under a key, parsed; null when it is missing or broken. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a value that was stored or sent as an object; none for anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Writes several keys in one step (null removes) and tells the listeners. False when the device refused; then every key is
 * as it was before, so that keys which belong together never disagree.
 */
export function write(entries: Record<string, string | null>): boolean {
  const device = storage();
  if (!device) return false;
  const before = Object.fromEntries(Object.keys(entries).map((key) => [key, readText(key)]));
  try {
    put(device, entries);
    return true;
  } catch {
    putBack(device, before);
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

/** Takes everything that was stored off the device, in this tab too, and tells the listeners: the account's things and all drafts. */
export function forgetEverything(): void {
  try {
    storage()?.clear();
    window.sessionStorage.clear();
  } catch {
    // A device that lets nothing be stored has nothing to forget.
  } finally {
    for (const listener of listeners) listener();
  }
}

function put(device: Storage, entries: Record<string, string | null>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) device.removeItem(key);
    else device.setItem(key, value);
  }
}

/** A full device takes back what fitted before, once the new text has made room. */
function putBack(device: Storage, before: Record<string, string | null>): void {
  try {
    for (const key of Object.keys(before)) device.removeItem(key);
    put(device, before);
  } catch {
    // A device that refuses everything keeps what it can; readers mend the rest.
  }
}

let poll: ReturnType<typeof setInterval> | undefined;

/** Calls back whenever the storage may have changed. Gives the way to stop. */
export function onStorageChange(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  poll ??= setInterval(() => {
    for (const each of listeners) each();
  }, pollMs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    if (listeners.size > 0) return;
    clearInterval(poll);
    poll = undefined;
  };
}
