import { orderRows } from '../../platform/audit/order-rows.ts';
import { createExportTurns } from '../../platform/exports/export-turns.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { addTeamMember, changeTeamMember, listAdminTeam, removeTeamMember } from './admin/team.ts';
import { changeBanner, createBanner } from './admin/banners.ts';
import { changeDay, createDay } from './admin/days.ts';
import { listAdminSlides } from './admin/list-slides.ts';
import { changeSettings, readAdminSettings } from './admin/change-settings.ts';
import { listBanners } from './list-banners.ts';
import { listDays } from './list-days.ts';
import { listTeam } from './list-team.ts';
import { readCallWords, readReminders, readSettings } from './read-settings.ts';
import { exportSubscribers } from './newsletter/export-subscribers.ts';
import { listSubscribers } from './newsletter/list-subscribers.ts';
import { removeSubscriber } from './newsletter/remove-subscriber.ts';
import { subscribe } from './newsletter/subscribe.ts';

type ContentHandlers = Pick<
  Handlers,
  | 'bannerList'
  | 'days'
  | 'shopSettings'
  | 'aboutUs'
  | 'newsletter'
  | 'adminTeamList'
  | 'adminTeamCreate'
  | 'adminTeamChange'
  | 'adminTeamOrder'
  | 'adminTeamRemove'
  | 'adminSubscriberList'
  | 'adminSubscriberExport'
  | 'adminSubscriberRemove'
  | 'adminCallWords'
  | 'adminReminders'
  | 'adminSettings'
  | 'adminSettingsChange'
  | 'adminSlideList'
  | 'adminBannerCreate'
  | 'adminBannerChange'
  | 'adminBannerOrder'
  | 'adminDayCreate'
  | 'adminDayChange'
  | 'adminDayOrder'
>;

export function contentHandlers(services: Services): ContentHandlers {
  const inTurn = createExportTurns();
  return {
    bannerList: () => listBanners(services),
    days: () => listDays(services),
    shopSettings: async () => ({ success: true, data: await readSettings(services.db) }),
    aboutUs: () => listTeam(services),
    newsletter: ({ body }) => subscribe(services, body),
    adminTeamList: () => listAdminTeam(services),
    adminTeamCreate: (input) => addTeamMember(services, input),
    adminTeamChange: (input) => changeTeamMember(services, input),
    adminTeamOrder: ({ body: { ids }, staff, request }) =>
      orderRows(services.db, { ids, staff, request, action: 'adminTeamOrder', kind: 'team' }),
    adminTeamRemove: (input) => removeTeamMember(services, input),
    adminSubscriberList: ({ query }) => listSubscribers(services, query),
    adminSubscriberExport: (input) => inTurn(() => exportSubscribers(services, input)),
    adminSubscriberRemove: (input) => removeSubscriber(services, input),
    adminCallWords: async () => ({ success: true, data: await readCallWords(services.db) }),
    adminReminders: async () => ({ success: true, data: await readReminders(services.db) }),
    adminSettings: async () => ({ success: true, data: await readAdminSettings(services.db) }),
    adminSettingsChange: (input) => changeSettings(services, input),
    adminSlideList: () => listAdminSlides(services),
    adminBannerCreate: (input) => createBanner(services, input),
    adminBannerChange: (input) => changeBanner(services, input),
    adminBannerOrder: ({ body: { ids }, staff, request }) =>
      orderRows(services.db, { ids, staff, request, action: 'adminBannerOrder', kind: 'banner' }),
    adminDayCreate: (input) => createDay(services, input),
    adminDayChange: (input) => changeDay(services, input),
    adminDayOrder: ({ body: { ids }, staff, request }) =>
      orderRows(services.db, { ids, staff, request, action: 'adminDayOrder', kind: 'day' }),
  };
}
