import { z } from 'zod';
import { email, line } from '../shared/text.ts';

const address = line(200);
const words = line(120);
/** The shop leaves out the button of an empty link. */
const link = z
  .string()
  .trim()
  .max(300)
  .refine((value) => value === '' || isAddress(value), 'A full address, please: https://…');

function isAddress(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]+/.test(value) && URL.canParse(value);
}

/** What a shop says about itself. */
export const shopSettings = z
  .object({
    phone: line(40)
      .regex(/^\+?[\d ()-]+$/, 'Figures, spaces and hyphens, such as +880 1700-000000.')
      .refine((value) => value.replaceAll(/\D/g, '').length >= 6, 'At least 6 figures.')
      .describe('As it is shown'),
    email,
    address,
    address_bn: address,
    chat_url: link.describe('Empty: no chat button, also for the other links'),
    facebook_url: link,
    instagram_url: link,
    youtube_url: link,
    processing_days: words.describe('How long an order takes before the courier has it, as the texts say it'),
    processing_days_bn: words,
    governing_law: words.describe('Under which the terms stand'),
    governing_law_bn: words,
  })
  .meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof shopSettings>;

/** The settings as an owner edits them. */
export const adminShopSettings = shopSettings.extend({ version: z.int() }).meta({ id: 'AdminShopSettings' });
export type AdminShopSettings = z.infer<typeof adminShopSettings>;
