import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../../services.ts';

/**
 * Adds an address to the mailing list. An address already on it is left unchanged, and the response does not reveal
 * that.
 */
export async function subscribe(
  { db }: Pick<Services, 'db'>,
  { email }: { email: string },
): Promise<EndpointReply<Endpoints['newsletter']>> {
  await db.newsletterSubscriber.createMany({ data: [{ email }], skipDuplicates: true });
  return { success: true, data: {} };
}
