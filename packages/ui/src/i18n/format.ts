import { digits, type Locale } from '@haat/contracts/shared/locale';
import { useLocale } from './locale.ts';

/** Groups digits in lakhs and crores: 1234567 → 12,34,567. `Intl` with `en-BD` does not. */
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

let segmenter: Intl.Segmenter | undefined;

/**
 * Truncates a text after this many letters as readers count them (Bangla conjuncts count as one) and appends `dots`;
 * at a word boundary, unless that would remove more than half.
 */
export function clip(text: string, { letters, dots = '...' }: { letters: number; dots?: string }): string {
  // A letter is at least one UTF-16 code unit.
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

/**
 * A phone number as people in Bangladesh write it: +8801712345678 or +880 1712-345678 → 01712-345678. Others are
 * unchanged.
 */
export function formatPhone(phone: string, locale: Locale): string {
  const [, operator, rest] = /^\+?88(01\d{3})(\d{6})$/.exec(phone.replaceAll(/[ ()-]/g, '')) ?? [];
  return digits(operator === undefined ? phone : `${operator}-${rest}`, locale);
}

/** The mobile number that fields show as an example. */
export const examplePhone = '+8801712345678';

/** Number formatters for the page's language. */
export function useFormat() {
  const locale = useLocale();
  return {
    money: (taka: number) => formatMoney(taka, locale),
    number: (value: number) => formatNumber(value, locale),
    digits: (text: string) => digits(text, locale),
    phone: (text: string) => formatPhone(text, locale),
  };
}
