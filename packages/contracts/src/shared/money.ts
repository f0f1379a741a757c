import { z } from 'zod';

/** Taka on output, a JSON number with at most two decimals: `1250` or `1249.5`. */
export const taka = z.number().min(0);

const maxTaka = 10_000_000_000;
const message = 'This must be an amount in Taka, such as 1250 or 1249.50.';

/** Taka on input, as a number or digits; converted to whole poisha without floating-point arithmetic. */
export const takaInput = z
  .union([z.number(), z.string().max(20)], message)
  .transform(String)
  .pipe(z.string().regex(/^\d{1,11}(\.\d{1,2})?$/, message))
  .transform(poishaFromTakaText)
  .pipe(z.int().max(maxTaka * 100, message));

/** `"1249.5"` → 124950. The text must consist of digits with at most two decimals. */
export function poishaFromTakaText(value: string): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Whole poisha → the JSON number in Taka. Exact: a division by 100 rounds to the nearest double, which prints with
 * two decimals.
 */
export function takaFromPoisha(poisha: number): number {
  return poisha / 100;
}
