import { readJson, write } from '@haat/ui/device/device.ts';

const key = 'recentSearches';
const most = 6;

/** Recent searches on this device, latest first. Logging out clears them. */
export function recentSearches(): string[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, most) : [];
}

/** Moves a search that had results to the front. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  write({ [key]: JSON.stringify([text, ...others].slice(0, most)) });
}
