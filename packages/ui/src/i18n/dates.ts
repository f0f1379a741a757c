import { digits, locales, type Locale } from '@haat/contracts/shared/locale';
import { useLocale } from './locale.ts';

/** Cached, because creating a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(parts);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Dhaka', ...parts });
  formatters.set(key, known);
  return known;
}

const dateParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const timeParts = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** The date of a time (ISO 8601) in Bangladesh: 21 November 2026. */
export function formatDate(iso: string, locale: Locale): string {
  return formatter(locales[locale].dateTag, dateParts).format(new Date(iso));
}

/** The starting hours of the parts of the day that Bangla times name. */
const banglaDayParts = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** The time of day in Bangladesh: 4:16 pm, বিকেল ৪:১৬. */
function formatTime(iso: string, locale: Locale): string {
  const time = formatter(locales.en.dateTag, timeParts).format(new Date(iso));
  if (locale === 'en') return time;
  const hour = Number(formatter(locales.en.dateTag, { hour: 'numeric', hourCycle: 'h23' }).format(new Date(iso)));
  const part = banglaDayParts.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${digits(time.replace(/\s*[ap]m$/i, ''), 'bn')}`;
}

/** Date and time (ISO 8601) in Bangladesh: 21 November 2026, 10:12 am. */
export function formatDateTime(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)}, ${formatTime(iso, locale)}`;
}

const stampParts = { day: 'numeric', month: 'short' } as const;

/** Short date and time (ISO 8601), as in a timeline: 21 Nov, 10:12 am. */
export function formatStamp(iso: string, locale: Locale): string {
  const day = formatter(locales[locale].dateTag, stampParts).format(new Date(iso));
  return `${day}, ${formatTime(iso, locale)}`;
}

/** Date formatters for the page's language; separate from `useFormat` because few pages need them. */
export function useDates() {
  const locale = useLocale();
  return {
    date: (iso: string) => formatDate(iso, locale),
    dateTime: (iso: string) => formatDateTime(iso, locale),
    stamp: (iso: string) => formatStamp(iso, locale),
  };
}
