import type { Transaction } from '../../../platform/db/transaction.ts';
import type { StaffCaller } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * Opens a session that is half-open, and restarts the time after which owners have to confirm again. Throws
 * UNAUTHORIZED if the session has ended.
 */
export async function confirmSession(
  tx: Transaction,
  { sessionId, staffId }: Pick<StaffCaller, 'sessionId' | 'staffId'>,
): Promise<void> {
  const changed = await tx.$executeRaw`
    UPDATE staff_sessions SET opened_at = coalesce(opened_at, now()), confirmed_at = now() WHERE id = ${sessionId}::uuid`;
  if (changed === 0) throw new Problem('UNAUTHORIZED', 'Please sign in to the console.');
  await tx.staffMember.updateMany({ where: { id: staffId }, data: { lastSeenAt: new Date() } });
}
