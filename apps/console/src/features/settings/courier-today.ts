import type { Reminders } from '@haat/contracts';
import { weekdays } from '@haat/contracts/content/reminders';
import { dayOf } from '../../platform/times.ts';

/** When the courier comes today, such as 14:00; `off` on the day without one, null if the shop has not set it. */
export function courierToday(
  { courier_at: at, courier_day_off: dayOff }: Pick<Reminders, 'courier_at' | 'courier_day_off'>,
  now = new Date(),
): string | null {
  if (at === '') return null;
  return weekdays[new Date(dayOf(now)).getUTCDay()] === dayOff ? 'off' : at;
}
