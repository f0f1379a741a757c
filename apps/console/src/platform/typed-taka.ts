import { toLatinDigits } from '@haat/contracts/shared/locale';

/** Normalises a typed figure: digits of either language, without commas, spaces and ৳. */
export function bareFigure(typed: string): string {
  return toLatinDigits(typed)
    .replaceAll(/[\s,৳]/g, '')
    .replace('−', '-');
}

/** Parses a typed amount; null if it is not an amount or has more than two decimals. */
export function typedTaka(typed: string): number | null {
  const text = bareFigure(typed);
  return /^\d{1,11}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
