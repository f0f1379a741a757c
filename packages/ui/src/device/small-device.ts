import { vi } from 'vitest';

/** For tests: storage limited to `room` characters, like a browser's quota. */
export function smallStorage(room: number): Storage {
  const stored = new Map<string, string>();
  const used = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    setItem(key, value) {
      const freed = stored.has(key) ? key.length + (stored.get(key)?.length ?? 0) : 0;
      if (used() - freed + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  };
}

/** For tests: a device with this storage. `vi.unstubAllGlobals()` removes it. */
export function useDevice(localStorage: Storage): void {
  const sessionStorage = smallStorage(100);
  vi.stubGlobal('window', { localStorage, sessionStorage, addEventListener() {}, removeEventListener() {} });
}
