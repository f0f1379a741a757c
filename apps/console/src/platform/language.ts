import { localeCodes, type Locale } from '@haat/contracts/shared/locale';
import { readText, write } from '@haat/ui/device/device.ts';
import { useSyncExternalStore } from 'react';
import { loadWords } from './words.ts';

const key = 'console_language';
const listeners = new Set<() => void>();
let locale: Locale = localeCodes.find((code) => code === readText(key)) ?? 'en';

/** The language of this device. */
export function currentLocale(): Locale {
  return locale;
}

/** Changes the language at once and stores it on this device. Rejects if its messages cannot be loaded. */
export async function chooseLocale(next: Locale): Promise<void> {
  await loadWords(next);
  locale = next;
  write({ [key]: next });
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of this device, kept up to date. */
export function useDeviceLocale(): Locale {
  return useSyncExternalStore(follow, currentLocale);
}
