import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../../services.ts';
import { bannerView } from './banners.ts';
import { dayView } from './days.ts';

/** The banners and the pictures of the days slider, each in their order, including those not shown now. */
export async function listAdminSlides({
  db,
}: Pick<Services, 'db'>): Promise<EndpointReply<Endpoints['adminSlideList']>> {
  const orderBy = [{ position: 'asc' as const }, { id: 'asc' as const }];
  const [banners, days] = await Promise.all([db.banner.findMany({ orderBy }), db.daySlide.findMany({ orderBy })]);
  return { success: true, data: { banners: banners.map(bannerView), days: days.map(dayView) } };
}
