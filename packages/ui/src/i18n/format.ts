import { digits, locales, type Locale } from '@haat/contracts/shared/locale';
import { useLocale } from './locale.ts';

/** Groups a whole number's digits in lakh and crore: 1234567 → 12,34,567. `Intl` with `en-BD` does not. */
function groupLakh(whole: string): string {
  const head = whole.slice(0, -3);
  const tail = whole.slice(-3);
  return head === '' ? tail : `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${tail}`;
}

/** A whole number, grouped and in the language's digits. */
export function formatNumber(value: number, locale: Locale): string {
  const sign = value < 0 ? '−' : '';
  return digits(sign + groupLakh(String(Math.abs(Math.trunc(value)))), locale);
}

/** Taka with the sign touching the figure: ৳1,25,000 or ৳1,249.50. */
export function formatMoney(taka: number, locale: Locale): string {
  const poisha = Math.round(Math.abs(taka) * 100);
  const fraction = poisha % 100;
  const grouped = groupLakh(String(Math.floor(poisha / 100)));
  const figure = fraction === 0 ? grouped : `${grouped}.${String(fraction).padStart(2, '0')}`;
  return `${taka < 0 ? '−' : ''}৳${digits(figure, locale)}`;
}

/** Making one takes longer than using it a hundred times; few kinds are in use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(parts);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Dhaka', ...parts });
  formatters.set(key, known);
  return known;
}

const dateParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const timeParts = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** A time (ISO 8601) as its day in Bangladesh: 21 November 2026. */
export function formatDate(iso: string, locale: Locale): string {
  return formatter(locales[locale].dateTag, dateParts).format(new Date(iso));
}

/** From which hour on a Bangla speaker names the part of the day so. */
const banglaDayParts = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** The hour in Bangladesh: 4:16 pm, বিকেল ৪:১৬. */
function formatTime(iso: string, locale: Locale): string {
  const time = formatter(locales.en.dateTag, timeParts).format(new Date(iso));
  if (locale === 'en') return time;
  const hour = Number(formatter(locales.en.dateTag, { hour: 'numeric', hourCycle: 'h23' }).format(new Date(iso)));
  const part = banglaDayParts.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${digits(time.replace(/\s*[ap]m$/i, ''), 'bn')}`;
}

/** A time (ISO 8601) as day and hour in Bangladesh: 21 November 2026, 10:12 am. */
export function formatDateTime(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)}, ${formatTime(iso, locale)}`;
}

const stampParts = { day: 'numeric', month: 'short' } as const;

/** A time (ISO 8601) in short, as in a timeline: 21 Nov, 10:12 am. */
export function formatStamp(iso: string, locale: Locale): string {
  const day = formatter(locales[locale].dateTag, stampParts).format(new Date(iso));
  return `${day}, ${formatTime(iso, locale)}`;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a text after so many letters as a reader counts them (Bangla conjuncts stay whole), with `dots` where it was cut: after a
 * word, unless that would take away more than half.
 */
export function clip(text: string, { letters, dots = '...' }: { letters: number; dots?: string }): string {
  // A letter is at least one unit of the text.
  if (text.length <= letters) return text;
  segmenter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  const segments = [...segmenter.segment(text)];
  if (segments.length <= letters) return text;
  const kept = segments.slice(0, letters).map(({ segment }) => segment);
  const isWhole = segments[letters]?.segment === ' ';
  const end = isWhole ? letters : kept.lastIndexOf(' ');
  return `${kept
    .slice(0, end * 2 >= letters ? end : letters)
    .join('')
    .replace(/[\s,]+$/, '')}${dots}`;
}

/** The formatters in the page's language. */
export function useFormat() {
  const locale = useLocale();
  return {
    money: (taka: number) => formatMoney(taka, locale),
    number: (value: number) => formatNumber(value, locale),
    date: (iso: string) => formatDate(iso, locale),
    dateTime: (iso: string) => formatDateTime(iso, locale),
    stamp: (iso: string) => formatStamp(iso, locale),
    digits: (text: string) => digits(text, locale),
  };
}
