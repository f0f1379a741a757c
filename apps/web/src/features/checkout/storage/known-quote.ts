import type { Quote } from '@haat/contracts';
import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';

/** The server's last quote for the cart, and when it was made (ISO 8601). */
export interface KnownQuote {
  quote: Quote;
  at: string;
}

const key = 'known_quote';

/** The last quote on this device. Shown while offline; never used for ordering. */
export function readKnownQuote(): KnownQuote | null {
  const stored = readJson(key);
  return isKnownQuote(stored) ? stored : null;
}

/** A quote stored by an earlier version may lack newer fields. */
function isKnownQuote(stored: unknown): stored is KnownQuote {
  const { quote, at } = fieldsOf(stored);
  const { lines, limits } = fieldsOf(quote);
  return Array.isArray(lines) && Boolean(limits) && typeof at === 'string';
}

export function rememberQuote(quote: Quote): void {
  write({ [key]: JSON.stringify({ quote, at: new Date().toISOString() }) });
}
