import { presenceEveryMs, type ColleagueHere, type Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';

/** A screen that was not heard of for so long is closed; one message may get lost. */
const openMs = 2.5 * presenceEveryMs;

/**
 * Records that an order is on the caller's screen, and returns the colleagues who have it on theirs: who is calling
 * first, then who came first. Each session has one order: the one on the tab in front. Throws NOT_FOUND.
 */
export async function whoElseIsHere(
  { db }: Pick<Services, 'db'>,
  { params, body, staff }: HandlerInput<Endpoints['adminOrderPresence']>,
): Promise<ColleagueHere[]> {
  const order = await db.order.findUnique({ where: { orderNumber: params.order_number }, select: { id: true } });
  if (!order) throw new Problem('NOT_FOUND', 'There is no order with this number.');
  await db.$executeRaw`
    INSERT INTO staff_presence AS known (session_id, order_id, is_calling)
    VALUES (${staff.sessionId}::uuid, ${order.id}, ${body.is_calling})
    ON CONFLICT (session_id) DO UPDATE
       SET order_id = excluded.order_id, is_calling = excluded.is_calling, seen_at = excluded.seen_at,
           since = CASE WHEN (known.order_id, known.is_calling) = (excluded.order_id, excluded.is_calling)
                   THEN known.since ELSE excluded.since END`;
  const others = await db.staffPresence.findMany({
    where: {
      orderId: order.id,
      seenAt: { gt: new Date(Date.now() - openMs) },
      session: { staffId: { not: staff.staffId } },
    },
    select: {
      isCalling: true,
      since: true,
      session: { select: { staffId: true, staff: { select: { fullName: true } } } },
    },
    orderBy: [{ isCalling: 'desc' }, { since: 'asc' }],
  });
  const colleagues = new Map<string, ColleagueHere>();
  for (const { isCalling, since, session } of others) {
    const colleague = { name: session.staff.fullName, is_calling: isCalling, since: since.toISOString() };
    // Somebody with two devices is one colleague.
    if (!colleagues.has(session.staffId)) colleagues.set(session.staffId, colleague);
  }
  return [...colleagues.values()];
}
