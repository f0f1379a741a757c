const banglaDigits = '০১২৩৪৫৬৭৮৯';

/**
 * The digits of a mailed code, at most six, however they were typed or pasted: with spaces, in Bangla digits, with
 * other text.
 */
export function codeDigits(typed: string): string {
  return typed
    .replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)))
    .replace(/\D/g, '')
    .slice(0, 6);
}
