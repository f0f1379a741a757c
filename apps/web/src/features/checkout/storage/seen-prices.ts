import { readJson, write } from '@haat/ui/device/device.ts';

const key = 'seen_prices';

/** The price (Taka) at which each product in the cart was last seen on this device. */
export function readSeenPrices(): Map<number, number> {
  const stored = readJson(key);
  if (!Array.isArray(stored)) return new Map();
  return new Map(stored.filter(isPair));
}

function isPair(entry: unknown): entry is [number, number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => Number.isFinite(part));
}

/** Stores the prices just shown, replacing all older ones. */
export function rememberSeenPrices(prices: Iterable<readonly [number, number]>): void {
  write({ [key]: JSON.stringify([...prices]) });
}
