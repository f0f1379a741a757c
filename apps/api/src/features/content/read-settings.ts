import type { AboutWords, CallWords, Reminders, ShopSettings } from '@haat/contracts';
import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders, weekdays } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import { Prisma } from '@haat/db';
import type { Transaction } from '../../platform/db/transaction.ts';

type Row = Prisma.ShopSettingsGetPayload<object>;

/** The shop's settings, as stored. */
export function settingsView(row: Row): ShopSettings {
  return {
    phone: row.phone,
    email: row.email,
    address: row.address,
    address_bn: row.addressBn,
    chat_url: row.chatUrl,
    facebook_url: row.facebookUrl,
    instagram_url: row.instagramUrl,
    youtube_url: row.youtubeUrl,
    processing_days: row.processingDays,
    processing_days_bn: row.processingDaysBn,
    governing_law: row.governingLaw,
    governing_law_bn: row.governingLawBn,
    welcome: row.welcome ?? usualSettings.welcome,
    welcome_bn: row.welcomeBn ?? usualSettings.welcome_bn,
    welcome_note: row.welcomeNote ?? usualSettings.welcome_note,
    welcome_note_bn: row.welcomeNoteBn ?? usualSettings.welcome_note_bn,
  };
}

/** The shop's settings, or the defaults until the owner has set them. */
export async function readSettings(db: Pick<Transaction, 'shopSettings'>): Promise<ShopSettings> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 } });
  return row ? settingsView(row) : usualSettings;
}

/** What the page 'About us' says, as stored. */
export function aboutWordsView(row: Pick<Row, keyof typeof aboutColumns>): AboutWords {
  return {
    about_intro: row.aboutIntro ?? usualAboutWords.about_intro,
    about_intro_bn: row.aboutIntroBn ?? usualAboutWords.about_intro_bn,
    about_store: row.aboutStore ?? usualAboutWords.about_store,
    about_store_bn: row.aboutStoreBn ?? usualAboutWords.about_store_bn,
    about_promise: row.aboutPromise ?? usualAboutWords.about_promise,
    about_promise_bn: row.aboutPromiseBn ?? usualAboutWords.about_promise_bn,
    about_shops: row.aboutShops ?? usualAboutWords.about_shops,
    about_shops_bn: row.aboutShopsBn ?? usualAboutWords.about_shops_bn,
    about_sell: row.aboutSell ?? usualAboutWords.about_sell,
    about_sell_bn: row.aboutSellBn ?? usualAboutWords.about_sell_bn,
  };
}

const aboutColumns = {
  aboutIntro: true,
  aboutIntroBn: true,
  aboutStore: true,
  aboutStoreBn: true,
  aboutPromise: true,
  aboutPromiseBn: true,
  aboutShops: true,
  aboutShopsBn: true,
  aboutSell: true,
  aboutSellBn: true,
} as const;

/** What the page 'About us' says, or the defaults until the owner has set it. */
export async function readAboutWords(db: Pick<Transaction, 'shopSettings'>): Promise<AboutWords> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: aboutColumns });
  return row ? aboutWordsView(row) : usualAboutWords;
}

/** What staff say when they call about an order, as stored. */
export function callWordsView({ callWords, callWordsBn }: Pick<Row, 'callWords' | 'callWordsBn'>): CallWords {
  return {
    call_words: callWords ?? usualCallWords.call_words,
    call_words_bn: callWordsBn ?? usualCallWords.call_words_bn,
  };
}

/** What staff say when they call about an order, or the defaults until the owner has set it. */
export async function readCallWords(db: Pick<Transaction, 'shopSettings'>): Promise<CallWords> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: { callWords: true, callWordsBn: true } });
  return row ? callWordsView(row) : usualCallWords;
}

const reminderColumns = {
  callsBeforeGivingUp: true,
  courierAt: true,
  courierDayOff: true,
  lowStockAt: true,
  lowStockDays: true,
  cashLateAfterDays: true,
} as const;

/** What the console reminds its staff of, as stored. */
export function remindersView(row: Pick<Row, keyof typeof reminderColumns>): Reminders {
  return {
    calls_before_giving_up: row.callsBeforeGivingUp,
    courier_at: row.courierAt,
    courier_day_off: weekdays.find((day) => day === row.courierDayOff) ?? '',
    low_stock_at: row.lowStockAt,
    low_stock_days: row.lowStockDays,
    cash_late_after_days: row.cashLateAfterDays,
  };
}

/** What the console reminds its staff of, or the defaults until the owner has set it. */
export async function readReminders(db: Pick<Transaction, 'shopSettings'>): Promise<Reminders> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: reminderColumns });
  return row ? remindersView(row) : usualReminders;
}

/** An SQL expression: the stock at or below which the owner calls a product low. */
export const lowStockAt = Prisma.sql`coalesce((SELECT low_stock_at FROM shop_settings WHERE id = 1), ${usualReminders.low_stock_at}::int)`;

/** An SQL expression: a product whose stock lasts at most this many days runs out. */
export const lowStockDays = Prisma.sql`coalesce((SELECT low_stock_days FROM shop_settings WHERE id = 1), ${usualReminders.low_stock_days}::int)`;

/** An SQL expression: an order that the courier has had for this many days is late. */
export const lateAfterDays = Prisma.sql`coalesce((SELECT cash_late_after_days FROM shop_settings WHERE id = 1), ${usualReminders.cash_late_after_days}::int)`;

/** The sender name that the owner chose for mails; empty for the deployment's. */
export async function readMailSender(db: Pick<Transaction, 'shopSettings'>): Promise<string> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: { mailSender: true } });
  return row?.mailSender ?? '';
}
