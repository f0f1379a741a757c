import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import { uuidV7 } from '../../platform/uuid-v7.ts';
import type { Services } from '../../services.ts';
import { refuseCommonPassword } from './common-passwords.ts';

/** Makes an account; it does not log in. Programs, which fill in the hidden field, hear what people hear. */
export async function register(
  { db, passwords, limits }: Pick<Services, 'db' | 'passwords' | 'limits'>,
  { body, request }: HandlerInput<Endpoints['register']>,
): Promise<EndpointReply<Endpoints['register']>> {
  const { name, email, password } = body;
  const userId = uuidV7();
  const success = { success: true, data: { user_id: userId, email, name } } as const;
  if (body.website) return success;
  refuseCommonPassword(password, { path: 'password' });
  // Whoever forgot that she has an account is told so; whoever tries one address after the other soon is not.
  await limits.take('registerTaken', request.ip);
  const passwordHash = await passwords.hash(password);
  const { count } = await db.user.createMany({
    data: [{ id: userId, email, fullName: name, passwordHash }],
    skipDuplicates: true,
  });
  if (count === 0)
    throw new Problem('EMAIL_TAKEN', 'There is an account with this e-mail address already.', {
      errors: [{ path: 'email', message: 'There is an account with this e-mail address already.' }],
    });
  await limits.giveBack('registerTaken', request.ip);
  return success;
}
