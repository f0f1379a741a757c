import type { Locale } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import type { ChangedBy } from './changed-by.ts';
import { findMember } from './find-member.ts';
import { newInvitation } from './invitation-token.ts';

/**
 * Mails a new link for setting a password and invalidates the former one. Throws NOT_FOUND. Returns the link's token.
 */
export async function sendLink(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  { who, locale, by }: { who: { id: string } | { email: string }; locale: Locale; by: ChangedBy },
): Promise<string> {
  const { token, stored } = newInvitation();
  await withTransaction(db, async (tx) => {
    const { id, email, passwordHash } = await findMember(tx, who);
    await tx.staffMember.updateMany({ where: { id }, data: stored });
    const kind = passwordHash === null ? 'staff-invitation' : 'staff-link';
    await mail.write(tx, { kind, to: email, locale, secret: token });
    await writeAudit(tx, { ...by, subject: { kind: 'staff', id } });
  });
  return token;
}
