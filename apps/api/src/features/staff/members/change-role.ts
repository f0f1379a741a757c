import type { StaffRole } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import type { ChangedBy } from './changed-by.ts';
import { findMember } from './find-member.ts';
import { requireOtherOwner } from './require-other-owner.ts';

/** Changes a role, effective from the member's next request. Throws NOT_FOUND or LAST_OWNER. */
export async function changeRole(
  { db }: Pick<Services, 'db'>,
  { staffId, role, by }: { staffId: string; role: StaffRole; by: ChangedBy },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (role !== 'owner') await requireOtherOwner(tx, staffId);
    const before = await findMember(tx, { id: staffId });
    await tx.staffMember.updateMany({ where: { id: staffId }, data: { role } });
    const fields = { before: { role: before.role }, after: { role } };
    await writeAudit(tx, { ...by, subject: { kind: 'staff', id: staffId }, ...fields });
  });
}
