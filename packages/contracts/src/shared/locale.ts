import { z } from 'zod';

/** The languages of the shop; the first is the default. */
export const locales = ['en', 'bn'] as const;

/** A language of the shop. */
export const locale = z.enum(locales);

/** A language of the shop. */
export type Locale = z.infer<typeof locale>;
