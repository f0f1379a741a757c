import { readJson, readText, write } from '../../../platform/storage/device.ts';

const key = 'recentlyViewed';
const most = 11;

/** The ids of the products seen last on this device, the latest first. */
export function recentlyViewed(): number[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most) : [];
}

/** Puts a product in front of those seen last. */
export function rememberViewed(id: number): void {
  write({ [key]: JSON.stringify([id, ...recentlyViewed().filter((each) => each !== id)].slice(0, most)) });
}

/** What changes whenever another product was seen. */
export function recentlyViewedSnapshot(): string {
  return readText(key) ?? '';
}
