import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../services.ts';

/** Puts an address on the mailing list; one that is there already stays as it is, and nobody learns of it. */
export async function subscribe(
  { db }: Pick<Services, 'db'>,
  { email }: { email: string },
): Promise<EndpointReply<Endpoints['newsletter']>> {
  await db.newsletterSubscriber.createMany({ data: [{ email }], skipDuplicates: true });
  return { success: true, data: {} };
}
