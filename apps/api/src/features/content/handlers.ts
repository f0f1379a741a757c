import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { listBanners } from './list-banners.ts';
import { listDays } from './list-days.ts';
import { listTeam } from './list-team.ts';
import { subscribe } from './subscribe.ts';

export function contentHandlers(services: Services): Pick<Handlers, 'bannerList' | 'days' | 'aboutUs' | 'newsletter'> {
  return {
    bannerList: () => listBanners(services),
    days: () => listDays(services),
    aboutUs: () => listTeam(services),
    newsletter: ({ body }) => subscribe(services, body),
  };
}
