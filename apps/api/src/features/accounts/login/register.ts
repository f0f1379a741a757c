import type { EndpointReply, Endpoints } from '@haat/contracts';
import { v7 as uuidV7 } from 'uuid';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { isRefusal, Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { refuseCommonPassword } from '../password/common-passwords.ts';

/** Creates an account without logging in. Bots, which fill in the hidden field, get the same response as people. */
export async function register(
  { db, passwords, limits }: Pick<Services, 'db' | 'passwords' | 'limits'>,
  { body, request }: HandlerInput<Endpoints['register']>,
): Promise<EndpointReply<Endpoints['register']>> {
  const { name, email, password } = body;
  const userId = uuidV7();
  const success = { success: true, data: { user_id: userId, email, name } } as const;
  if (body.website) return success;
  await refuseCommonPassword(password, { path: 'password' });
  // A shopper who forgot about her account is told that she has one; the limit soon stops anyone who probes
  // addresses.
  await limits.take('registerTaken', request.ip);
  const isNew = await store().catch(async (error: unknown) => {
    if (!isRefusal(error)) await limits.giveBack('registerTaken', request.ip);
    throw error;
  });
  if (!isNew)
    throw new Problem('EMAIL_TAKEN', 'There is an account with this e-mail address already.', {
      errors: [{ path: 'email', message: 'There is an account with this e-mail address already.' }],
    });
  await limits.giveBack('registerTaken', request.ip);
  return success;

  async function store(): Promise<boolean> {
    const passwordHash = await passwords.hash(password);
    const data = [{ id: userId, email, fullName: name, passwordHash }];
    const { count } = await db.user.createMany({ data, skipDuplicates: true });
    return count === 1;
  }
}
