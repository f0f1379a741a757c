import { digits, takaFromPoisha, type Locale } from '@haat/contracts';

/** `৳1,25,000.50`, grouped in lakhs and crores, with Bangla digits in Bangla; decimals only if there are any. */
export function moneyText(poisha: number, locale: Locale): string {
  const [whole = '0', fraction] = takaFromPoisha(poisha)
    .toFixed(poisha % 100 === 0 ? 0 : 2)
    .split('.');
  // Indian grouping: the last three digits, then pairs.
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return digits(`৳${grouped}${fraction ? `.${fraction}` : ''}`, locale);
}
