import type { Transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** The staff member to change. */
export interface Member {
  id: string;
  email: string;
  role: 'staff' | 'operator' | 'owner';
  passwordHash: string | null;
  totpConfirmedAt: Date | null;
}

/** A staff member with access, by id or e-mail address. Throws NOT_FOUND. */
export async function findMember(tx: Transaction, who: { id: string } | { email: string }): Promise<Member> {
  const member = await tx.staffMember.findUnique({
    where: { ...who, endedAt: null },
    select: { id: true, email: true, role: true, passwordHash: true, totpConfirmedAt: true },
  });
  if (!member) throw new Problem('NOT_FOUND', 'Nobody with access to the console has this id or address.');
  return member;
}
