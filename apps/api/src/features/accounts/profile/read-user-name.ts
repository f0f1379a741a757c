import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { maskedPhone } from './masked-phone.ts';

/** A user's name, with the phone number in full for the user and masked for everybody else. */
export async function readUserName(
  { db }: Pick<Services, 'db'>,
  { params, caller }: HandlerInput<Endpoints['userName']>,
): Promise<EndpointReply<Endpoints['userName']>> {
  const user = await db.user.findUnique({
    where: { id: params.user_id, forgottenAt: null },
    select: { id: true, fullName: true, phone: true },
  });
  if (!user) throw new Problem('NOT_FOUND', 'There is no such user.');
  const phone = user.phone ?? '';
  const isOwner = caller?.userId === user.id;
  return { success: true, data: { full_name: user.fullName, phone: isOwner ? phone : maskedPhone(phone) } };
}
