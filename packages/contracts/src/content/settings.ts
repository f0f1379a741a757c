import { z } from 'zod';
import { unknownPlaceholders } from '../orders/call-words.ts';
import { problem } from '../shared/field-problems.ts';
import { email, line, requiredText, text } from '../shared/text.ts';
import { maxLowStock, maxLowStockDays, weekdays } from './reminders.ts';

const address = line(200);
const words = line(120);
const welcome = line(60);
const paragraphs = requiredText(2000);
/** If a link is empty, the shop omits its button. */
const link = z
  .string()
  .trim()
  .max(300)
  .refine((value) => value === '' || isAddress(value), 'A full address, please: https://…');

/** Text that may be empty, without line breaks. */
function oneLine(maxLength: number) {
  return text(maxLength).refine((value) => !/[\r\n\u2028\u2029]/.test(value), problem('NOT_ONE_LINE'));
}

function isAddress(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]+/.test(value) && URL.canParse(value);
}

/** The shop's own settings: contact data and links. */
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
    welcome: welcome.describe('At the top of every page'),
    welcome_bn: welcome,
    welcome_note: oneLine(60).describe('Beside it on wide screens; empty: nothing'),
    welcome_note_bn: oneLine(60),
  })
  .meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof shopSettings>;

/** What the page 'About us' says, a paragraph or a point a line. */
export const aboutWords = z
  .object({
    about_intro: paragraphs,
    about_intro_bn: paragraphs,
    about_store: paragraphs,
    about_store_bn: paragraphs,
    about_promise: paragraphs.describe('The points of a list'),
    about_promise_bn: paragraphs,
    about_shops: paragraphs,
    about_shops_bn: paragraphs,
    about_sell: paragraphs,
    about_sell_bn: paragraphs,
  })
  .meta({ id: 'AboutWords' });
export type AboutWords = z.infer<typeof aboutWords>;

const spoken = requiredText(500).refine(
  (value) => unknownPlaceholders(value).length === 0,
  'In braces only {name}, {number}, {pieces}, {total} and {address}.',
);

/** What staff say when they call about an order. */
export const callWords = z
  .object({
    call_words: spoken.describe('In braces what it names of the order: {name}, {number}, {pieces}, {total}, {address}'),
    call_words_bn: spoken.describe('The same, also in Bangla: {নাম}, {নম্বর}, {কয়টি}, {টাকা}, {ঠিকানা}'),
  })
  .meta({ id: 'CallWords' });
export type CallWords = z.infer<typeof callWords>;

/** What the console reminds its staff of. */
export const reminders = z
  .object({
    calls_before_giving_up: z
      .int()
      .min(1)
      .max(9)
      .describe('After so many calls that nobody answered, an order is offered for cancellation'),
    courier_at: z
      .string()
      .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'A time of day such as 14:00, or nothing.')
      .describe('When the courier comes, in Dhaka: by then parcels are packed; empty: not said'),
    courier_day_off: z.enum(['', ...weekdays]).describe('The day of the week without a courier; empty: none'),
    low_stock_at: z
      .int()
      .min(1)
      .max(maxLowStock)
      .describe('A product with so many pieces left or fewer, and any at all, is low in stock'),
    low_stock_days: z
      .int()
      .min(1)
      .max(maxLowStockDays)
      .describe('A product whose stock lasts so many days or fewer, at the pace of the last 30, runs out'),
    cash_late_after_days: z
      .int()
      .min(4)
      .max(30)
      .describe('From so many days after its hand-over on, a parcel and its cash are late'),
  })
  .meta({ id: 'Reminders' });
export type Reminders = z.infer<typeof reminders>;

/** The settings of an owner: those that the shop shows, and those that only its staff and mails need. */
export const ownSettings = shopSettings.extend({
  ...aboutWords.shape,
  ...callWords.shape,
  ...reminders.shape,
  mail_sender: oneLine(60).describe(
    "The name that mails are from, beside the deployment's address; empty: the deployment's name",
  ),
});
export type OwnSettings = z.infer<typeof ownSettings>;

/** The settings as an owner edits them. */
export const adminShopSettings = ownSettings.extend({ version: z.int() }).meta({ id: 'AdminShopSettings' });
export type AdminShopSettings = z.infer<typeof adminShopSettings>;
