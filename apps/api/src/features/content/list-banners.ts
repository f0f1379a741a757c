import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../services.ts';
import { shownNow } from './shown-now.ts';

type Answer = EndpointReply<Endpoints['bannerList']>;

/** The banners that the home page shows now, in order. */
export async function listBanners({ db }: Pick<Services, 'db'>): Promise<Answer> {
  const data = await db.$queryRaw<Answer['data']>`
    SELECT id, photo, headline, headline_bn, sub, sub_bn, link FROM banners WHERE ${shownNow} ORDER BY position, id`;
  return { success: true, data };
}
