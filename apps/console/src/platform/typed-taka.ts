import { toLatinDigits } from '@haat/contracts/shared/locale';

/** Without what people write around figures: digits of either language, commas, spaces, ৳. */
export function bareFigure(typed: string): string {
  return toLatinDigits(typed)
    .replaceAll(/[\s,৳]/g, '')
    .replace('−', '-');
}

/** An amount as it was typed; null if it is none, or has more than two decimals. */
export function typedTaka(typed: string): number | null {
  const text = bareFigure(typed);
  return /^\d{1,11}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
