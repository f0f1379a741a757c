import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { changeSettings, readAdminSettings } from './admin/change-settings.ts';
import { listBanners } from './list-banners.ts';
import { listDays } from './list-days.ts';
import { listTeam } from './list-team.ts';
import { readSettings } from './read-settings.ts';
import { subscribe } from './subscribe.ts';

type ContentHandlers = Pick<
  Handlers,
  'bannerList' | 'days' | 'shopSettings' | 'aboutUs' | 'newsletter' | 'adminSettings' | 'adminSettingsChange'
>;

export function contentHandlers(services: Services): ContentHandlers {
  return {
    bannerList: () => listBanners(services),
    days: () => listDays(services),
    shopSettings: async () => ({ success: true, data: await readSettings(services.db) }),
    aboutUs: () => listTeam(services),
    newsletter: ({ body }) => subscribe(services, body),
    adminSettings: async () => ({ success: true, data: await readAdminSettings(services.db) }),
    adminSettingsChange: (input) => changeSettings(services, input),
  };
}
