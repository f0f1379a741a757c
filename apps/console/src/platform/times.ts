import { digits, locales, type Locale } from '@haat/contracts/shared/locale';
import { formatDate } from '@haat/ui/i18n/dates.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';

const zone = { timeZone: 'Asia/Dhaka' } as const;
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
/** The Swedish locale formats like ISO 8601. */
const calendarDay = new Intl.DateTimeFormat('sv-SE', zone);
const shortDay: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en.dateTag, { ...zone, day: 'numeric', month: 'short' }),
  bn: new Intl.DateTimeFormat(locales.bn.dateTag, { ...zone, day: 'numeric', month: 'short' }),
};
const longDay = { ...zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day (2026-11-22) of a time in Dhaka. */
export function dayOf(time: Date): string {
  return calendarDay.format(time);
}

/** The day of a time (ISO 8601) with its weekday: Sunday, 22 November 2026. */
export function formatWeekday(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].dateTag, longDay).format(new Date(iso));
}

/** The time of day (ISO 8601) in Dhaka, in 24-hour format: 9:12, 22:41. */
export function formatClock(iso: string, locale: Locale): string {
  return digits(clock.format(new Date(iso)).replace(/^0(?=\d)/, ''), locale);
}

/** Day and time: 21 Nov, 22:41. */
export function formatStamp(iso: string, locale: Locale): string {
  return `${shortDay[locale].format(new Date(iso))}, ${formatClock(iso, locale)}`;
}

/** Only the time if it is the same day, otherwise with the date. */
export function formatRecent(iso: string, { locale, now }: { locale: Locale; now: Date }): string {
  return dayOf(new Date(iso)) === dayOf(now) ? formatClock(iso, locale) : formatStamp(iso, locale);
}

/** How long something has been waiting: in hours up to 48, then in days. */
export function waitedSince(iso: string, now: Date): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 3_600_000));
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

/** Time formatters for the page's language. */
export function useTimes() {
  const locale = useLocale();
  return {
    clock: (iso: string) => formatClock(iso, locale),
    stamp: (iso: string) => formatStamp(iso, locale),
    recent: (iso: string) => formatRecent(iso, { locale, now: new Date() }),
    /** 21 November 2026, 22:41. */
    full: (iso: string) => `${formatDate(iso, locale)}, ${formatClock(iso, locale)}`,
    waited: (iso: string) => waitedSince(iso, new Date()),
  };
}
