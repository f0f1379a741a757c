import type { AdminProductRow } from '@haat/contracts';

/** Stock that lasts longer than so many days needs nobody yet. */
const soonDays = 14;

/** For how many whole days a product's stock lasts at the pace of the last 30; null if that is long, or nothing is left or sells. */
export function daysLeft({ stock, sold_lately: sold }: Pick<AdminProductRow, 'stock' | 'sold_lately'>): number | null {
  if (stock === 0 || sold <= 0) return null;
  const days = Math.floor((stock * 30) / sold);
  return days <= soonDays ? days : null;
}
