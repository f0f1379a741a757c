import type { Transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * Throws LAST_OWNER unless another owner has accepted the invitation. Locks all owners in id order: if two owners
 * remove each other at the same time, the second waits and finds itself the last.
 */
export async function requireOtherOwner(tx: Transaction, staffId: string): Promise<void> {
  const owners = await tx.$queryRaw<{ id: string; is_in: boolean }[]>`
    SELECT id, password_hash IS NOT NULL AS is_in FROM staff_members
     WHERE role = 'owner' AND ended_at IS NULL ORDER BY id FOR UPDATE`;
  const accepted = owners.filter(({ is_in: isIn }) => isIn).map(({ id }) => id);
  const isLast = accepted.includes(staffId) && accepted.length === 1;
  if (isLast) throw new Problem('LAST_OWNER', 'This is the only owner. Make somebody else an owner first.');
}
