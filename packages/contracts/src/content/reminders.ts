import type { Reminders } from './settings.ts';

/** The days of the week, numbered from 0 as in PostgreSQL and JavaScript. Plain data without zod. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * The highest threshold for low stock that the owner can set: only products with at most this stock are listed
 * separately.
 */
export const maxLowStock = 50;

/** The longest time for which the owner can ask what will last no longer, in days; longer times are not shown either. */
export const maxLowStockDays = 14;

/** The default reminders, until the owner has set them. */
export const usualReminders: Reminders = {
  calls_before_giving_up: 3,
  courier_at: '',
  courier_day_off: '',
  low_stock_at: 5,
  low_stock_days: 7,
  cash_late_after_days: 5,
};
