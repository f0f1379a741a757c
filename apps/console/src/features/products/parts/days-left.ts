import type { AdminProductRow } from '@haat/contracts';

/** Stock that lasts longer than this many days needs no attention yet. */
const soonDays = 14;

/** How many whole days a product's stock will last at the pace of the last 30; null if long, or if nothing is in stock or sells. */
export function daysLeft({ stock, sold_lately: sold }: Pick<AdminProductRow, 'stock' | 'sold_lately'>): number | null {
  if (stock === 0 || sold <= 0) return null;
  const days = Math.floor((stock * 30) / sold);
  return days <= soonDays ? days : null;
}
