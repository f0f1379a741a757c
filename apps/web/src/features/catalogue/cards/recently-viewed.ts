import { readJson, readText, write } from '@haat/ui/device/device.ts';

const key = 'recentlyViewed';
const most = 11;

/** Ids of the products viewed on this device, latest first. */
export function recentlyViewed(): number[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most) : [];
}

/** Moves a product to the front of those viewed. */
export function rememberViewed(id: number): void {
  write({ [key]: JSON.stringify([id, ...recentlyViewed().filter((each) => each !== id)].slice(0, most)) });
}

/** Changes whenever another product was viewed. */
export function recentlyViewedSnapshot(): string {
  return readText(key) ?? '';
}
