import type { Reminders } from './settings.ts';

/** The days of a week, as PostgreSQL and JavaScript count them from 0. Plain data without zod. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What the console reminds its staff of until the shop's owner has set it. */
export const usualReminders: Reminders = {
  calls_before_giving_up: 3,
  courier_at: '',
  courier_day_off: '',
  cash_late_after_days: 5,
};
