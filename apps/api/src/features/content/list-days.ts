import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../services.ts';
import { shownNow } from './shown-now.ts';

type Answer = EndpointReply<Endpoints['days']>;

/** The pictures that the days slider shows now, in order. */
export async function listDays({ db }: Pick<Services, 'db'>): Promise<Answer> {
  const data = await db.$queryRaw<Answer['data']>`
    SELECT id, filename, title, title_bn FROM day_slides WHERE ${shownNow} ORDER BY position, id`;
  return { success: true, data };
}
