import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';

const key = 'console_recent';
const maxRecent = 5;

/** Something that was opened from the palette: a product by its name, an order by its number, never a person. */
export interface Recent {
  kind: 'order' | 'product';
  to: string;
  label: string;
}

/** What was opened last on this device, the latest first. */
export function readRecent(): Recent[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.flatMap(recentIn).slice(0, maxRecent) : [];
}

/** Puts something first. */
export function rememberRecent(opened: Recent): void {
  const others = readRecent().filter(({ to }) => to !== opened.to);
  write({ [key]: JSON.stringify([opened, ...others].slice(0, maxRecent)) });
}

/** Whoever signs in next on this device finds nothing of whoever signed out. */
export function forgetRecent(): void {
  write({ [key]: null });
}

function recentIn(value: unknown): Recent[] {
  const { kind, to, label } = fieldsOf(value);
  if ((kind !== 'order' && kind !== 'product') || typeof to !== 'string' || typeof label !== 'string') return [];
  return /^\/(orders|products)\/[\w-]{1,20}$/.test(to) ? [{ kind, to, label }] : [];
}
