import { maxPricePoisha, poishaFromTakaText, toLatinDigits } from '@haat/contracts';

const maxPieces = 1_000_000;

/** An amount in poisha, or why the cell is not an amount. */
export type Amount = { poisha: number } | { code: 'AMOUNT' } | { code: 'LETTER_IN_AMOUNT'; meant: string };

/** `৳ ১,২৫,০০০.৫০` and `1250 Tk` → poisha; a letter in place of a digit is reported separately. */
export function readAmount(cell: string): Amount {
  const text = toLatinDigits(cell)
    .replaceAll(/৳|টাকা|(?:taka|tk|bdt)\.?/gi, '')
    .trim();
  if (isAmount(text)) {
    const poisha = poishaFromTakaText(text.replaceAll(',', ''));
    return poisha <= maxPricePoisha ? { poisha } : { code: 'AMOUNT' };
  }
  const meant = text.replaceAll(/o/gi, '0').replaceAll(/[li|]/gi, '1');
  return meant !== text && isAmount(meant) ? { code: 'LETTER_IN_AMOUNT', meant } : { code: 'AMOUNT' };
}

/** The number of pieces, from 0 to a million; undefined for anything else. */
export function readPieces(cell: string): number | undefined {
  const text = toLatinDigits(cell).trim().replace(/\.0+$/, '');
  if (!isAmount(text) || text.includes('.')) return undefined;
  const pieces = Number(text.replaceAll(',', ''));
  return pieces <= maxPieces ? pieces : undefined;
}

/** Digits, grouped by thousands or lakhs or not at all, with at most two decimals. */
function isAmount(text: string): boolean {
  return /^\d{1,11}(?:\.\d{1,2})?$/.test(text) || /^\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?:\.\d{1,2})?$/.test(text);
}
