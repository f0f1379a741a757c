import { z } from 'zod';
import { poishaFromTakaText } from './poisha.ts';

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
