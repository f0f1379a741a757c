import { z } from 'zod';

/** Chosen by the caller, so that a call whose response was lost can be repeated. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,128}$/, 'An idempotency key is 8 to 128 visible ASCII characters.')
  .optional();
