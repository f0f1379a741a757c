import type { BrowserSession } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { sessionsOf } from '../sign-in/own-sessions.ts';
import type { ChangedBy } from './changed-by.ts';
import { findMember } from './find-member.ts';

/** The browsers in which a member is signed in. Throws NOT_FOUND. */
export async function listMemberSessions(
  services: Pick<Services, 'db'>,
  { staffId, asking }: { staffId: string; asking: string },
): Promise<BrowserSession[]> {
  await findMember(services.db, { id: staffId });
  return sessionsOf(services, { staffId, asking });
}

/**
 * Ends one session of a member, or all. Throws NOT_FOUND for somebody without access and for a session that is not
 * theirs or has ended.
 */
export async function endMemberSessions(
  { db }: Pick<Services, 'db'>,
  { staffId, session, by }: { staffId: string; session: string | undefined; by: ChangedBy },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await findMember(tx, { id: staffId });
    const which = session === undefined ? {} : { id: session };
    const { count } = await tx.staffSession.deleteMany({ where: { staffId, ...which } });
    if (session !== undefined && count === 0) throw new Problem('NOT_FOUND', 'This session has ended.');
    await writeAudit(tx, { ...by, subject: { kind: 'staff', id: staffId }, after: { ended: count } });
  });
}
