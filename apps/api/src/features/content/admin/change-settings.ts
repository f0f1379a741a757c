import type { AdminShopSettings, Endpoints, OwnSettings } from '@haat/contracts';
import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import type { Prisma } from '@haat/db';
import { changeRow } from '../../../platform/audit/change-row.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { aboutWordsView, callWordsView, remindersView, settingsView } from '../read-settings.ts';

type Answer = { success: true; data: AdminShopSettings };

type Row = Prisma.ShopSettingsGetPayload<object>;

function viewOf(row: Row): AdminShopSettings {
  return {
    ...settingsView(row),
    ...aboutWordsView(row),
    ...callWordsView(row),
    ...remindersView(row),
    mail_sender: row.mailSender,
    version: row.version,
  };
}

/** The settings with their version: 0 until the owner has set them. */
export async function readAdminSettings(db: Pick<Transaction, 'shopSettings'>): Promise<AdminShopSettings> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 } });
  if (row) return viewOf(row);
  return {
    ...usualSettings,
    ...usualAboutWords,
    ...usualCallWords,
    ...usualReminders,
    mail_sender: '',
    version: 0,
  };
}

function columnsOf(settings: OwnSettings) {
  return {
    phone: settings.phone,
    email: settings.email,
    address: settings.address,
    addressBn: settings.address_bn,
    chatUrl: settings.chat_url,
    facebookUrl: settings.facebook_url,
    instagramUrl: settings.instagram_url,
    youtubeUrl: settings.youtube_url,
    processingDays: settings.processing_days,
    processingDaysBn: settings.processing_days_bn,
    governingLaw: settings.governing_law,
    governingLawBn: settings.governing_law_bn,
    welcome: settings.welcome,
    welcomeBn: settings.welcome_bn,
    welcomeNote: settings.welcome_note,
    welcomeNoteBn: settings.welcome_note_bn,
    aboutIntro: settings.about_intro,
    aboutIntroBn: settings.about_intro_bn,
    aboutStore: settings.about_store,
    aboutStoreBn: settings.about_store_bn,
    aboutPromise: settings.about_promise,
    aboutPromiseBn: settings.about_promise_bn,
    aboutShops: settings.about_shops,
    aboutShopsBn: settings.about_shops_bn,
    aboutSell: settings.about_sell,
    aboutSellBn: settings.about_sell_bn,
    callWords: settings.call_words,
    callWordsBn: settings.call_words_bn,
    callsBeforeGivingUp: settings.calls_before_giving_up,
    courierAt: settings.courier_at,
    courierDayOff: settings.courier_day_off,
    lowStockAt: settings.low_stock_at,
    lowStockDays: settings.low_stock_days,
    cashLateAfterDays: settings.cash_late_after_days,
    mailSender: settings.mail_sender,
  };
}

/** Changes the settings. Throws CHANGED_MEANWHILE with the current settings. */
export function changeSettings(
  { db }: Pick<Services, 'db'>,
  { body: { version, ...settings }, staff, request }: HandlerInput<Endpoints['adminSettingsChange']>,
): Promise<Answer> {
  const data = columnsOf(settings);
  return changeRow(db, {
    id: 'shop',
    version,
    read: readAdminSettings,
    async write(tx) {
      const rows =
        version === 0
          ? await tx.shopSettings.createManyAndReturn({ data: [{ id: 1, ...data }], skipDuplicates: true })
          : await tx.shopSettings.updateManyAndReturn({
              where: { id: 1, version },
              data: { ...data, version: { increment: 1 } },
            });
      return rows.map(viewOf);
    },
    view: (row) => row,
    staff,
    request,
    action: 'adminSettingsChange',
    kind: 'settings',
  });
}
