import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../services.ts';

/** The banners of the home page, in their order. */
export async function listBanners({ db }: Pick<Services, 'db'>): Promise<EndpointReply<Endpoints['bannerList']>> {
  const banners = await db.banner.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const data = banners.map(({ id, photo, headline, headlineBn, sub, subBn, link }) => ({
    id,
    photo,
    headline,
    headline_bn: headlineBn,
    sub,
    sub_bn: subBn,
    link,
  }));
  return { success: true, data };
}
