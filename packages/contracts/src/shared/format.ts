import { digits, type Locale } from './locale.ts';
import { poishaFromTaka } from './poisha.ts';

/** Groups digits in lakhs and crores: 1234567 → 12,34,567. `Intl` with `en-BD` does not. */
function groupLakh(whole: string): string {
  const groups = [whole.slice(-3)];
  for (let head = whole.slice(0, -3); head !== ''; head = head.slice(0, -2)) groups.unshift(head.slice(-2));
  return groups.join(',');
}

/** A whole number, grouped and in the language's digits. */
export function formatNumber(value: number, locale: Locale): string {
  const sign = value < 0 ? '−' : '';
  return digits(sign + groupLakh(String(Math.abs(Math.trunc(value)))), locale);
}

/** Taka with the sign touching the figure: ৳1,25,000 or ৳1,249.50. */
export function formatMoney(taka: number, locale: Locale): string {
  const poisha = poishaFromTaka(Math.abs(taka));
  const fraction = poisha % 100;
  const grouped = groupLakh(String(Math.floor(poisha / 100)));
  const figure = fraction === 0 ? grouped : `${grouped}.${String(fraction).padStart(2, '0')}`;
  return `${taka < 0 ? '−' : ''}৳${digits(figure, locale)}`;
}

/**
 * A phone number as people in Bangladesh write it: +8801712345678 or +880 1712-345678 → 01712-345678, in the
 * language's digits. Numbers of other countries keep their form.
 */
export function formatPhone(phone: string, locale: Locale): string {
  const [, operator, rest] = /^\+?88(01\d{3})(\d{6})$/.exec(phone.replaceAll(/[ ()-]/g, '')) ?? [];
  return digits(operator === undefined ? phone : `${operator}-${rest}`, locale);
}
