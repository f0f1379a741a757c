import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../services.ts';

/** The pictures of the days slider, in their order. */
export async function listDays({ db }: Pick<Services, 'db'>): Promise<EndpointReply<Endpoints['days']>> {
  const slides = await db.daySlide.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const data = slides.map(({ id, filename, title, titleBn }) => ({ id, filename, title, title_bn: titleBn }));
  return { success: true, data };
}
