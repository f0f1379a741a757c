import { formatMoney, formatNumber, formatPhone } from '@haat/contracts/shared/format';
import { digits } from '@haat/contracts/shared/locale';
import { useLocale } from './locale.ts';

let segmenter: Intl.Segmenter | undefined;

/**
 * Truncates a text after this many letters as readers count them (Bangla conjuncts count as one) and appends `dots`;
 * at a word boundary, unless that would remove more than half.
 */
export function clip(text: string, { letters, dots = '...' }: { letters: number; dots?: string }): string {
  // A letter is at least one UTF-16 code unit.
  if (text.length <= letters) return text;
  segmenter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  const kept: string[] = [];
  let next: string | undefined;
  for (const { segment } of segmenter.segment(text)) {
    if (kept.length === letters) {
      next = segment;
      break;
    }
    kept.push(segment);
  }
  if (next === undefined) return text;
  const end = next === ' ' ? letters : kept.lastIndexOf(' ');
  return `${kept
    .slice(0, end * 2 >= letters ? end : letters)
    .join('')
    .replace(/[\s,]+$/, '')}${dots}`;
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
