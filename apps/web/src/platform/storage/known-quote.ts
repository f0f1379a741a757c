import type { Quote } from '@haat/contracts';
import { readJson, write } from './device.ts';

/** The server's last figures for the cart, and when they came (ISO 8601). */
export interface KnownQuote {
  quote: Quote;
  at: string;
}

const key = 'known_quote';

/** What the cart cost when the server was last asked on this device. Shown while offline; nothing is ordered from it. */
export function readKnownQuote(): KnownQuote | null {
  const { quote, at } = (readJson(key) ?? {}) as Partial<KnownQuote>;
  // One that an earlier version remembered may lack what is shown now.
  return Array.isArray(quote?.lines) && quote.limits && typeof at === 'string' ? { quote, at } : null;
}

/** Remembers the figures that just came. */
export function rememberQuote(quote: Quote): void {
  write({ [key]: JSON.stringify({ quote, at: new Date().toISOString() }) });
}
