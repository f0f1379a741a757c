import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';

/** Ends every token of the caller, on all devices. */
export async function logout(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  { caller }: HandlerInput<Endpoints['logout']>,
): Promise<EndpointReply<Endpoints['logout']>> {
  await db.user.updateMany({
    where: { id: caller.userId, tokenVersion: caller.tokenVersion },
    data: { tokenVersion: { increment: 1 } },
  });
  sessions.invalidate(caller.userId);
  return { success: true, data: {} };
}
