import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { profileSelect, toProfile } from './profile-view.ts';

/** The caller's profile. */
export async function readUserInfo(
  { db }: Pick<Services, 'db'>,
  { caller }: HandlerInput<Endpoints['userInfo']>,
): Promise<EndpointReply<Endpoints['userInfo']>> {
  const user = await db.user.findUnique({ where: { id: caller.userId }, select: profileSelect });
  // The account was deleted during the seconds for which a token check is cached.
  if (!user) throw new Problem('UNAUTHORIZED', 'Please log in.');
  return { success: true, data: toProfile(user) };
}
