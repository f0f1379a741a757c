import { z } from 'zod';
import { localeCodes } from '../shared/locale.ts';

/** What is asked for with an invoice. */
export const invoiceQuery = z.object({
  lang: z.enum(localeCodes).default('en').describe('The language of the invoice'),
});
