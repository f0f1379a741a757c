import type { Reminders } from './settings.ts';

/** The days of a week, as PostgreSQL and JavaScript count them from 0. Plain data without zod. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The owner can call a product low in stock at so many pieces at most: of more, nobody knows at once which products have them. */
export const maxLowStock = 50;

/** What the console reminds its staff of until the shop's owner has set it. */
export const usualReminders: Reminders = {
  calls_before_giving_up: 3,
  courier_at: '',
  courier_day_off: '',
  low_stock_at: 5,
  cash_late_after_days: 5,
};
