import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { loginFailuresKey } from './login-failures.ts';

interface UserRow {
  id: string;
  full_name: string;
  password_hash: string | null;
  token_version: number;
}

/** Gives a token. An unknown address, a wrong password and a closed account answer alike, after the same work. */
export async function login(
  { pool, passwords, sessions, limits }: Pick<Services, 'pool' | 'passwords' | 'sessions' | 'limits'>,
  { body, request }: HandlerInput<Endpoints['login']>,
): Promise<EndpointReply<Endpoints['login']>> {
  const { email, password } = body;
  // Counted before the answer is known, so that tries at the same time cannot slip past; given back on success.
  const failuresKey = loginFailuresKey({ email, ip: request.ip });
  await limits.take('loginFailures', failuresKey);

  const { rows } = await pool.query<UserRow>(
    `SELECT id, full_name, password_hash, token_version FROM users WHERE email = $1 AND status = 'active'`,
    [email],
  );
  const user = rows[0];
  const isRight = await passwords.verify(user?.password_hash ?? null, password);
  if (!user || !isRight) throw new Problem('WRONG_CREDENTIALS', 'Wrong Email Or Password');

  await limits.clear('loginFailures', failuresKey);
  const token = sessions.open({ userId: user.id, tokenVersion: user.token_version });
  return { success: true, data: { token, email, user_id: user.id, name: user.full_name } };
}
