import type { BrowserSession, EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffSessionHours } from '../../../platform/session/staff-cookie.ts';
import type { Services } from '../../../services.ts';

const maxListed = 100;

/** The browsers in which the caller is signed in. */
export async function listSessions(
  services: Pick<Services, 'db'>,
  { staff }: HandlerInput<Endpoints['adminSessions']>,
): Promise<EndpointReply<Endpoints['adminSessions']>> {
  return { success: true, data: await sessionsOf(services, { staffId: staff.staffId, asking: staff.sessionId }) };
}

/** The browsers in which a staff member is signed in, the last used first; `asking` is the session of the caller. */
export async function sessionsOf(
  { db }: Pick<Services, 'db'>,
  { staffId, asking }: { staffId: string; asking: string },
): Promise<BrowserSession[]> {
  const sessions = await db.staffSession.findMany({
    where: {
      staffId,
      openedAt: { not: null },
      createdAt: { gt: new Date(Date.now() - staffSessionHours * 60 * 60_000) },
    },
    orderBy: { lastUsedAt: 'desc' },
    take: maxListed,
  });
  return sessions.map(({ id, userAgent, network, createdAt, lastUsedAt }) => ({
    id,
    is_this: id === asking,
    browser: userAgent,
    network,
    signed_in_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
}

/** Ends one of the caller's sessions. Throws NOT_FOUND, also for somebody else's. */
export async function endSession(
  { db }: Pick<Services, 'db'>,
  { staff, params, request: { requestId } }: HandlerInput<Endpoints['adminSessionEnd']>,
): Promise<EndpointReply<Endpoints['adminSessionEnd']>> {
  await withTransaction(db, async (tx) => {
    const { count } = await tx.staffSession.deleteMany({ where: { id: params.id, staffId: staff.staffId } });
    if (count === 0) throw new Problem('NOT_FOUND', 'This session has ended.');
    await writeAudit(tx, { staff, action: 'adminSessionEnd', subject: { kind: 'session', id: params.id }, requestId });
  });
  return { success: true, data: {} };
}

/** Ends all of the caller's other sessions. */
export async function endOtherSessions(
  { db }: Pick<Services, 'db'>,
  { staff, request: { requestId } }: HandlerInput<Endpoints['adminSessionsEndOthers']>,
): Promise<EndpointReply<Endpoints['adminSessionsEndOthers']>> {
  const { staffId, sessionId } = staff;
  await withTransaction(db, async (tx) => {
    const { count } = await tx.staffSession.deleteMany({ where: { staffId, id: { not: sessionId } } });
    const subject = { kind: 'staff' as const, id: staffId };
    await writeAudit(tx, { staff, action: 'adminSessionsEndOthers', subject, after: { ended: count }, requestId });
  });
  return { success: true, data: {} };
}
