/**
 * The device's storage. Reading never throws; writing returns whether it worked, because storage may be full or
 * forbidden. Listeners are notified at once in this tab, by the browser's event in other tabs, and by polling every
 * second for code that writes to the storage directly.
 */

type Listener = () => void;

const listeners = new Set<Listener>();
const pollMs = 1000;

/** Null outside a browser and where storage is forbidden. */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The text stored under a key; null if there is none or it cannot be read. */
export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The parsed value stored under a key; null if it is missing or broken. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a stored or received object; an empty object for anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Writes several keys in one step (null removes a key) and notifies listeners. Returns false if the device refused;
 * then every key keeps its former value, so that related keys never disagree.
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

/** Keys that begin with this belong to the operator's console, which shares the shop's origin. */
const consolePrefix = 'console_';

/**
 * Removes everything the shop stored, including drafts and this tab's session storage, and notifies listeners. The
 * console's settings and drafts stay.
 */
export function clearDevice(): void {
  try {
    const device = storage();
    const keys = Array.from({ length: device?.length ?? 0 }, (_each, place) => device?.key(place) ?? '');
    for (const key of keys) if (!key.startsWith(consolePrefix)) device?.removeItem(key);
    window.sessionStorage.clear();
  } catch {
    // If nothing can be stored, there is nothing to remove.
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

/** The old values fit again once the new ones are removed. */
function putBack(device: Storage, before: Record<string, string | null>): void {
  try {
    for (const key of Object.keys(before)) device.removeItem(key);
    put(device, before);
  } catch {
    // If the device refuses even that, readers repair what is left.
  }
}

let poll: ReturnType<typeof setInterval> | undefined;

/** Calls back whenever the storage may have changed. Returns a function that stops listening. */
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
