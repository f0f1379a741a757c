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

/** Writes several keys in one step (null removes) and tells the listeners. False when the device refused. */
export function write(entries: Record<string, string | null>): boolean {
  try {
    const device = storage();
    if (!device) return false;
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) device.removeItem(key);
      else device.setItem(key, value);
    }
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
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
