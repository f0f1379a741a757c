import { z } from 'zod';
import { localeCodes } from '../shared/locale.ts';

/** The query of an invoice. */
export const invoiceQuery = z.object({
  lang: z.enum(localeCodes).default('en').describe('The language of the invoice'),
});
