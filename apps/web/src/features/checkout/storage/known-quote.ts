import type { Quote } from '@haat/contracts';
import { fieldsOf, readJson, write } from '../../../platform/storage/device.ts';

/** The server's last figures for the cart, and when they came (ISO 8601). */
export interface KnownQuote {
  quote: Quote;
  at: string;
}

const key = 'known_quote';

/** What the cart cost when the server was last asked on this device. Shown while offline; nothing is ordered from it. */
export function readKnownQuote(): KnownQuote | null {
  const stored = readJson(key);
  return isKnownQuote(stored) ? stored : null;
}

/** A quote that an earlier version stored may lack what is shown now. */
function isKnownQuote(stored: unknown): stored is KnownQuote {
  const { quote, at } = fieldsOf(stored);
  const { lines, limits } = fieldsOf(quote);
  return Array.isArray(lines) && Boolean(limits) && typeof at === 'string';
}

/** Remembers the figures that just came. */
export function rememberQuote(quote: Quote): void {
  write({ [key]: JSON.stringify({ quote, at: new Date().toISOString() }) });
}
