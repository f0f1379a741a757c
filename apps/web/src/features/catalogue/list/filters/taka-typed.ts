import { toLatinDigits } from '@haat/contracts/shared/locale';

const highest = 10_000_000;

/** Parses whole Taka as typed: '1,250', '৳ ১২৫০', ' 900 '. Null for anything else. */
export function takaTyped(text: string): number | null {
  const figure = toLatinDigits(text).replaceAll(/[৳,\s]/g, '');
  return /^\d{1,8}$/.test(figure) && Number(figure) <= highest ? Number(figure) : null;
}
