import { z } from 'zod';
import { idInput } from './ids.ts';

/** A new order of a list: every entry once, as it is to be shown. Anything else than the entries there are is refused. */
export function listOrder(maxEntries: number) {
  return z.object({
    ids: z
      .array(idInput)
      .min(1)
      .max(maxEntries)
      .refine((ids) => new Set(ids).size === ids.length, 'Each entry once.')
      .describe('All of them, in their new order'),
  });
}
