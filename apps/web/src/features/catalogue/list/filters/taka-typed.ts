const banglaDigits = '০১২৩৪৫৬৭৮৯';
const highest = 10_000_000;

/** Parses whole Taka as typed: '1,250', '৳ ১২৫০', ' 900 '. Null for anything else. */
export function takaTyped(text: string): number | null {
  const latin = text.replaceAll(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));
  const figure = latin.replaceAll(/[৳,\s]/g, '');
  return /^\d{1,8}$/.test(figure) && Number(figure) <= highest ? Number(figure) : null;
}
