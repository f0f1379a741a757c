import type { Locale, StaffRole } from '@haat/contracts';
import { v7 as uuidV7 } from 'uuid';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import type { ChangedBy } from './changed-by.ts';
import { newInvitation } from './invitation-token.ts';

interface Invitation {
  email: string;
  fullName: string;
  role: StaffRole;
  locale: Locale;
  by: ChangedBy;
}

/**
 * Invites a staff member by mail; one whose access has ended starts over under the same id. Throws EMAIL_TAKEN.
 * Returns the link's token.
 */
export async function inviteMember(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  { email, fullName, role, locale, by }: Invitation,
): Promise<{ staffId: string; token: string }> {
  const { token, stored } = newInvitation();
  const staffId = await withTransaction(db, async (tx) => {
    const id = await storeMember(tx, { email, fullName, role, ...stored });
    await mail.write(tx, { kind: 'staff-invitation', to: email, locale, secret: token });
    await writeAudit(tx, { ...by, subject: { kind: 'staff', id }, after: { role } });
    return id;
  });
  return { staffId, token };
}

interface NewMember {
  email: string;
  fullName: string;
  role: StaffRole;
  invitationHash: string;
  invitationExpiresAt: Date;
}

/** Leaves members with access unchanged; of simultaneous invitations of one address, only one takes effect. */
async function storeMember(tx: Transaction, member: NewMember): Promise<string> {
  const [again] = await tx.staffMember.updateManyAndReturn({
    where: { email: member.email, endedAt: { not: null } },
    data: { ...member, endedAt: null },
    select: { id: true },
  });
  if (again) return again.id;
  const [added] = await tx.staffMember.createManyAndReturn({
    data: [{ ...member, id: uuidV7() }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!added) throw new Problem('EMAIL_TAKEN', 'Somebody with this address has access already.');
  return added.id;
}
