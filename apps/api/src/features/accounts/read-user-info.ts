import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { profileColumns, type ProfileRow, toProfile } from './profile-view.ts';

/** The caller's profile. */
export async function readUserInfo(
  { pool }: Pick<Services, 'pool'>,
  { caller }: HandlerInput<Endpoints['userInfo']>,
): Promise<EndpointReply<Endpoints['userInfo']>> {
  const { rows } = await pool.query<ProfileRow>(`SELECT ${profileColumns} FROM users WHERE id = $1`, [caller.userId]);
  const user = rows[0];
  // Deleted within the seconds for which a token check is cached.
  if (!user) throw new Problem('UNAUTHORIZED', 'Please log in.');
  return { success: true, data: toProfile(user) };
}
