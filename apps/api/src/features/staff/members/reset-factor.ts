import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { removeFactor } from '../second-factor/remove-factor.ts';
import type { ChangedBy } from './changed-by.ts';
import { findMember } from './find-member.ts';

/**
 * Removes a member's lost second factor and ends their sessions, because the phone may be in other hands. Throws
 * NOT_FOUND.
 */
export async function resetFactor(
  { db }: Pick<Services, 'db'>,
  { staffId, by }: { staffId: string; by: ChangedBy },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { totpConfirmedAt } = await findMember(tx, { id: staffId });
    await removeFactor(tx, staffId);
    await tx.staffSession.deleteMany({ where: { staffId } });
    const fields = { before: { second_factor: totpConfirmedAt !== null }, after: { second_factor: false } };
    await writeAudit(tx, { ...by, subject: { kind: 'staff', id: staffId }, ...fields });
  });
}
