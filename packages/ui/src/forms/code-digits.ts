import { toLatinDigits } from '@haat/contracts/shared/locale';

/**
 * The digits of a mailed code, at most six, however they were typed or pasted: with spaces, in Bangla digits, with
 * other text.
 */
export function codeDigits(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').slice(0, 6);
}
