import type { Application, EndpointName, Locale } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { StaffCaller } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { stateOf, type StoredState } from './application-row-view.ts';
import { readApplication } from './read-application.ts';

/** An application locked for a decision. */
export interface LockedApplication {
  id: number;
  reference: string;
  email: string;
  fullName: string;
  locale: Locale;
}

interface Decision {
  reference: string;
  from: StoredState;
  to: StoredState;
  by: { staff: StaffCaller; action: EndpointName; requestId: string };
  /** Further work in the transaction of the decision; returns additional columns. */
  work: (
    tx: Transaction,
    application: LockedApplication,
  ) => Promise<{ reason?: string | null; shopId?: number; question?: null; askedAt?: null }>;
}

/**
 * Moves an application from one state to another. Throws NOT_FOUND, or CHANGED_MEANWHILE with the current
 * application.
 */
export async function decide(
  services: Pick<Services, 'db' | 'config'>,
  { reference, from, to, by, work }: Decision,
): Promise<{ success: true; data: Application }> {
  const isDecided = await withTransaction(services.db, async (tx) => {
    const [application] = await tx.$queryRaw<(LockedApplication & { state: StoredState; askedAt: Date | null })[]>`
      SELECT id, reference, email, full_name AS "fullName", locale, state, asked_at AS "askedAt" FROM seller_requests
       WHERE reference = ${reference} FOR UPDATE`;
    if (application?.state !== from) return false;
    const columns = await work(tx, application);
    const decidedAt = new Date();
    const data = { state: to, decidedAt, decidedBy: by.staff.staffId, ...columns };
    await tx.sellerRequest.updateMany({ where: { id: application.id }, data });
    const subject = { kind: 'application' as const, id: reference };
    await writeAudit(tx, { ...by, subject, before: { state: stateOf(application) }, after: { state: to } });
    return true;
  });
  const data = await readApplication(services, reference);
  if (isDecided) return { success: true, data };
  throw new Problem('CHANGED_MEANWHILE', 'Somebody else has decided about this application meanwhile.', { data });
}
