import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { maskedPhone } from './masked-phone.ts';

/** A user's name, with the phone number in full for the user and masked for everybody else. */
export async function readUserName(
  { pool }: Pick<Services, 'pool'>,
  { params, caller }: HandlerInput<Endpoints['userName']>,
): Promise<EndpointReply<Endpoints['userName']>> {
  const { rows } = await pool.query<{ id: string; full_name: string; phone: string | null }>(
    'SELECT id, full_name, phone FROM users WHERE id = $1 AND forgotten_at IS NULL',
    [params.user_id],
  );
  const user = rows[0];
  if (!user) throw new Problem('NOT_FOUND', 'There is no such user.');
  const phone = user.phone ?? '';
  const isOwner = caller?.userId === user.id;
  return { success: true, data: { full_name: user.full_name, phone: isOwner ? phone : maskedPhone(phone) } };
}
