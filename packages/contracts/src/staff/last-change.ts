import { z } from 'zod';

/** Who last changed a record in the console, and when; also in the `data` of CHANGED_MEANWHILE, as `changed`. */
export const lastChange = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable().describe('null: a command on the server'),
});
export type LastChange = z.infer<typeof lastChange>;
