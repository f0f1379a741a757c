import { digits, takaFromPoisha, type Locale } from '@haat/contracts';

/** `৳1,25,000.50`, in lakh and crore groups, with Bangla digits in Bangla; paisa only where there are any. */
export function moneyText(poisha: number, locale: Locale): string {
  const [whole = '0', fraction] = takaFromPoisha(poisha)
    .toFixed(poisha % 100 === 0 ? 0 : 2)
    .split('.');
  // Indian grouping: three digits at the end, pairs before.
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return digits(`৳${grouped}${fraction ? `.${fraction}` : ''}`, locale);
}
