const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** The six digits of a mailed code, however it was typed or pasted: with spaces, in Bangla digits, with words around it. */
export function codeDigits(typed: string): string {
  return typed
    .replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)))
    .replace(/\D/g, '')
    .slice(0, 6);
}
