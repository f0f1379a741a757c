import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import { type HandlerInput, ReplyWith } from '../../../platform/http/handler.ts';
import { endedStaffCookie } from '../../../platform/session/staff-cookie.ts';
import type { Services } from '../../../services.ts';

export async function signOut(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { staff, request: { requestId } }: HandlerInput<Endpoints['adminSignOut']>,
): Promise<ReplyWith<EndpointReply<Endpoints['adminSignOut']>>> {
  await withTransaction(db, async (tx) => {
    await tx.staffSession.deleteMany({ where: { id: staff.sessionId } });
    await writeAudit(tx, {
      staff,
      action: 'adminSignOut',
      subject: { kind: 'staff', id: staff.staffId },
      requestId,
    });
  });
  return new ReplyWith({ success: true, data: {} }, { headers: { 'set-cookie': endedStaffCookie(config) } });
}
