import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';

/**
 * Removes an address from the mailing list. The audit log records the removal but not the address. Throws NOT_FOUND.
 */
export async function removeSubscriber(
  { db }: Pick<Services, 'db'>,
  { body: { email }, staff, request: { requestId } }: HandlerInput<Endpoints['adminSubscriberRemove']>,
): Promise<EndpointReply<Endpoints['adminSubscriberRemove']>> {
  await withTransaction(db, async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { email } });
    if (count === 0) throw new Problem('NOT_FOUND', 'This address is not on the mailing list.');
    const subject = { kind: 'newsletter', id: 'list' } as const;
    await writeAudit(tx, { staff, action: 'adminSubscriberRemove', subject, requestId });
  });
  return { success: true, data: {} };
}
