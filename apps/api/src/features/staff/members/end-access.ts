import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { removeFactor } from '../second-factor/remove-factor.ts';
import type { ChangedBy } from './changed-by.ts';
import { findMember } from './find-member.ts';
import { requireOtherOwner } from './require-other-owner.ts';

/**
 * Ends a member's access and all sessions; removes their password, second factor and link. Throws NOT_FOUND or
 * LAST_OWNER.
 */
export async function endAccess(
  { db }: Pick<Services, 'db'>,
  { staffId, by }: { staffId: string; by: ChangedBy },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await requireOtherOwner(tx, staffId);
    const { role } = await findMember(tx, { id: staffId });
    const ended = { endedAt: new Date(), passwordHash: null, invitationHash: null, invitationExpiresAt: null };
    await tx.staffMember.updateMany({ where: { id: staffId }, data: ended });
    await removeFactor(tx, staffId);
    await tx.staffSession.deleteMany({ where: { staffId } });
    const fields = { before: { role, access: true }, after: { role, access: false } };
    await writeAudit(tx, { ...by, subject: { kind: 'staff', id: staffId }, ...fields });
  });
}
