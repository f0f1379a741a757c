/** Conversions between Taka and whole poisha. Free of zod, so that the browser can include them. */

/** `"1249.5"` → 124950. The text must consist of digits with at most two decimals. */
export function poishaFromTakaText(value: string): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The API's Taka → whole poisha; rounded, because 64.1 * 100 is less than 6410. */
export function poishaFromTaka(taka: number): number {
  return Math.round(taka * 100);
}

/**
 * Whole poisha → the JSON number in Taka. Exact: a division by 100 rounds to the nearest double, which prints with
 * two decimals.
 */
export function takaFromPoisha(poisha: number): number {
  return poisha / 100;
}
