import type { AdminProductRow, Reminders } from '@haat/contracts';
import { maxLowStockDays } from '@haat/contracts/content/reminders';

/** How many whole days a product's stock will last at the pace of the last 30; null if long, or if nothing is in stock or sells. */
export function daysLeft({ stock, sold_lately: sold }: Pick<AdminProductRow, 'stock' | 'sold_lately'>): number | null {
  if (stock === 0 || sold <= 0) return null;
  const days = Math.floor((stock * 30) / sold);
  return days <= maxLowStockDays ? days : null;
}

/** Whether so few pieces are left, or so few days of sales, as the owner wants to be told of. */
export function isShort(
  product: Pick<AdminProductRow, 'stock' | 'sold_lately'>,
  { low_stock_at: pieces, low_stock_days: days }: Pick<Reminders, 'low_stock_at' | 'low_stock_days'>,
): boolean {
  const { stock, sold_lately: sold } = product;
  return stock <= pieces || stock * 30 <= sold * days;
}
