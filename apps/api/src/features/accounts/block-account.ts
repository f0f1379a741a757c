import { withTransaction, type Transaction } from '../../platform/db/transaction.ts';
import { writeAudit, type Audited } from '../../platform/audit/write-audit.ts';
import type { Services } from '../../services.ts';

/** Whose account it is, and who blocks or unblocks it. */
interface Decided {
  who: { id: string } | { email: string };
  by: Pick<Audited, 'staff' | 'action' | 'requestId'>;
}

/** `as it was`: the account already was in that state. */
export type BlockOutcome = 'done' | 'as it was' | 'not found';

type BlockServices = Pick<Services, 'db' | 'sessions'>;

/**
 * Blocks an account: ends its tokens and refuses logins and orders. The audit log leaves out the reason, which may
 * name people.
 */
export function blockAccount(
  services: BlockServices,
  { reason, ...decided }: Decided & { reason: string | null },
): Promise<BlockOutcome> {
  const blocked = { blockedReason: reason, blockedAt: new Date(), blockedById: decided.by.staff?.staffId ?? null };
  return changeStatus(services, { ...decided, from: 'active', to: 'blocked', data: blocked });
}

/** Lifts the block of an account. */
export function unblockAccount(services: BlockServices, decided: Decided): Promise<BlockOutcome> {
  const data = { blockedReason: null, blockedAt: null, blockedById: null };
  return changeStatus(services, { ...decided, from: 'blocked', to: 'active', data });
}

interface StatusChange extends Decided {
  from: 'active' | 'blocked';
  to: 'active' | 'blocked';
  data: { blockedReason: string | null; blockedAt: Date | null; blockedById: string | null };
}

async function changeStatus(
  { db, sessions }: BlockServices,
  { who, by, from, to, data }: StatusChange,
): Promise<BlockOutcome> {
  const outcome = await withTransaction(db, async (tx) => {
    const [changed] = await tx.user.updateManyAndReturn({
      where: { ...who, status: from },
      data: { ...data, status: to, tokenVersion: { increment: 1 } },
      select: { id: true },
    });
    if (!changed) return (await isThere(tx, who)) ? 'as it was' : 'not found';
    const subject = { kind: 'shopper', id: changed.id } as const;
    await writeAudit(tx, { ...by, subject, before: { status: from }, after: { status: to } });
    return changed;
  });
  if (typeof outcome === 'string') return outcome;
  sessions.invalidate(outcome.id);
  return 'done';
}

async function isThere(tx: Transaction, who: Decided['who']): Promise<boolean> {
  return (await tx.user.count({ where: { ...who, forgottenAt: null } })) > 0;
}
