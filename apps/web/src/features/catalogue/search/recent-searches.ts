import { readJson, write } from '@haat/ui/device/device.ts';

const key = 'recentSearches';
const most = 6;

/** What was searched for on this device, the latest first. A logout forgets it. */
export function recentSearches(): string[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, most) : [];
}

/** Puts a search that found something in front of the others. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  write({ [key]: JSON.stringify([text, ...others].slice(0, most)) });
}
