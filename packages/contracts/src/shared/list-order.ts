import { z } from 'zod';
import { idInput } from './ids.ts';

/** A new order for a list: every existing entry exactly once; anything else is refused. */
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
