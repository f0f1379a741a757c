import type { EndpointReply, Endpoints } from '@haat/contracts';
import { type HandlerInput, ReplyWith } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { knownDeviceCookie } from './known-device.ts';
import { countLoginAttempt } from './login-failures.ts';

interface UserRow {
  id: string;
  full_name: string;
  password_hash: string | null;
  token_version: number;
}

/** Returns a token. An unknown address, a wrong password and a blocked account get the same response after the same work. */
export async function login(
  services: Pick<Services, 'pool' | 'config' | 'passwords' | 'sessions' | 'limits'>,
  { body, request: { ip, cookie } }: HandlerInput<Endpoints['login']>,
): Promise<ReplyWith<EndpointReply<Endpoints['login']>>> {
  const { pool, passwords, sessions } = services;
  const { email, password } = body;
  const attempt = await countLoginAttempt(services, { email, ip, cookie });

  const { rows } = await pool.query<UserRow>(
    `SELECT id, full_name, password_hash, token_version FROM users WHERE email = $1 AND status = 'active'`,
    [email],
  );
  const user = rows[0];
  const isRight = await passwords.verify(user?.password_hash ?? null, password);
  if (!user || !isRight) throw new Problem('WRONG_CREDENTIALS', 'Wrong Email Or Password');

  await attempt.succeeded();
  await pool.query('UPDATE users SET last_login_at = now() WHERE id = $1', [user.id]);
  const token = sessions.open({ userId: user.id, tokenVersion: user.token_version });
  const answer = { success: true, data: { token, email, user_id: user.id, name: user.full_name } } as const;
  return new ReplyWith(answer, { headers: { 'set-cookie': knownDeviceCookie(services.config, email) } });
}
