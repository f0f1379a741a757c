import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { withTransaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { retryFailedMails } from '../../platform/mail/failed-mails.ts';
import type { Services } from '../../services.ts';

/** Requeues all mails that were given up. The audit log records who did it and how many there were. */
export function sendMailsAgain(
  { db }: Pick<Services, 'db'>,
  { staff, request: { requestId } }: HandlerInput<Endpoints['adminMailsRetry']>,
): Promise<EndpointReply<Endpoints['adminMailsRetry']>> {
  return withTransaction(db, async (tx) => {
    const mails = await retryFailedMails(tx, null);
    if (mails > 0)
      await writeAudit(tx, {
        staff,
        action: 'adminMailsRetry',
        subject: { kind: 'mail', id: 'failed' },
        after: { mails },
        requestId,
      });
    return { success: true, data: { mails } };
  });
}
