import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';

/** Ends every token of the caller, on all devices. */
export async function logout(
  { pool, sessions }: Pick<Services, 'pool' | 'sessions'>,
  { caller }: HandlerInput<Endpoints['logout']>,
): Promise<EndpointReply<Endpoints['logout']>> {
  await pool.query('UPDATE users SET token_version = token_version + 1 WHERE id = $1 AND token_version = $2', [
    caller.userId,
    caller.tokenVersion,
  ]);
  sessions.invalidate(caller.userId);
  return { success: true, data: {} };
}
