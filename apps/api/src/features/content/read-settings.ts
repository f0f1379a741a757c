import type { CallWords, Reminders, ShopSettings } from '@haat/contracts';
import { usualReminders, weekdays } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import { Prisma } from '@haat/db';
import type { Transaction } from '../../platform/db/transaction.ts';

type Row = Prisma.ShopSettingsGetPayload<object>;

/** What the shop says about itself, as it is stored. */
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
  };
}

/** What the shop says about itself: until its owner has set it, what every shop begins with. */
export async function readSettings(db: Pick<Transaction, 'shopSettings'>): Promise<ShopSettings> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 } });
  return row ? settingsView(row) : usualSettings;
}

/** What staff say when they call about an order, as it is stored. */
export function callWordsView({ callWords, callWordsBn }: Pick<Row, 'callWords' | 'callWordsBn'>): CallWords {
  return {
    call_words: callWords ?? usualCallWords.call_words,
    call_words_bn: callWordsBn ?? usualCallWords.call_words_bn,
  };
}

/** What staff say when they call about an order: until the owner has set it, the usual words. */
export async function readCallWords(db: Pick<Transaction, 'shopSettings'>): Promise<CallWords> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: { callWords: true, callWordsBn: true } });
  return row ? callWordsView(row) : usualCallWords;
}

const reminderColumns = {
  callsBeforeGivingUp: true,
  courierAt: true,
  courierDayOff: true,
  lowStockAt: true,
  cashLateAfterDays: true,
} as const;

/** What the console reminds its staff of, as it is stored. */
export function remindersView(row: Pick<Row, keyof typeof reminderColumns>): Reminders {
  return {
    calls_before_giving_up: row.callsBeforeGivingUp,
    courier_at: row.courierAt,
    courier_day_off: weekdays.find((day) => day === row.courierDayOff) ?? '',
    low_stock_at: row.lowStockAt,
    cash_late_after_days: row.cashLateAfterDays,
  };
}

/** What the console reminds its staff of: until the owner has set it, what is usual. */
export async function readReminders(db: Pick<Transaction, 'shopSettings'>): Promise<Reminders> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: reminderColumns });
  return row ? remindersView(row) : usualReminders;
}

/** How many pieces left are few for the owner, inside a statement. */
export const lowStockAt = Prisma.sql`coalesce((SELECT low_stock_at FROM shop_settings WHERE id = 1), ${usualReminders.low_stock_at}::int)`;

/** The name that the owner wants mails to be from; empty for the one of the deployment. */
export async function readMailSender(db: Pick<Transaction, 'shopSettings'>): Promise<string> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 }, select: { mailSender: true } });
  return row?.mailSender ?? '';
}
