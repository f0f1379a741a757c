import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';

const key = 'console_recent';
const maxRecent = 5;

/** Something opened from the palette: a product by its name or an order by its number, never a person. */
export interface Recent {
  kind: 'order' | 'product';
  to: string;
  label: string;
}

/** The items opened last on this device, latest first. */
export function readRecent(): Recent[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.flatMap(recentIn).slice(0, maxRecent) : [];
}

/** Moves an item to the front. */
export function rememberRecent(opened: Recent): void {
  const others = readRecent().filter(({ to }) => to !== opened.to);
  write({ [key]: JSON.stringify([opened, ...others].slice(0, maxRecent)) });
}

/** Clears the list, so that the device's next user does not see it. */
export function forgetRecent(): void {
  write({ [key]: null });
}

function recentIn(value: unknown): Recent[] {
  const { kind, to, label } = fieldsOf(value);
  if ((kind !== 'order' && kind !== 'product') || typeof to !== 'string' || typeof label !== 'string') return [];
  return /^\/(orders|products)\/[\w-]{1,20}$/.test(to) ? [{ kind, to, label }] : [];
}
