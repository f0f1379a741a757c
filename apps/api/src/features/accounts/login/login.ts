import type { EndpointReply, Endpoints } from '@haat/contracts';
import { type HandlerInput, ReplyWith } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../content/public.ts';
import { knownDeviceCookie } from './known-device.ts';
import { countLoginAttempt } from './login-failures.ts';

/**
 * Returns a token. An unknown address and a wrong password get the same response after the same work. Only a caller
 * with the right password learns that the account is blocked and whom to write to.
 */
export async function login(
  services: Pick<Services, 'db' | 'config' | 'passwords' | 'sessions' | 'limits'>,
  { body, request: { ip, cookie } }: HandlerInput<Endpoints['login']>,
): Promise<ReplyWith<EndpointReply<Endpoints['login']>>> {
  const { db, passwords, sessions } = services;
  const { email, password } = body;
  const attempt = await countLoginAttempt(services, { email, ip, cookie });

  const user = await attempt.check(async () => {
    const found = await db.user.findUnique({
      where: { email, forgottenAt: null },
      select: { id: true, fullName: true, passwordHash: true, tokenVersion: true, status: true },
    });
    return (await passwords.verify(found?.passwordHash ?? null, password)) ? found : null;
  });
  if (!user) throw new Problem('WRONG_CREDENTIALS', 'Wrong Email Or Password');

  await attempt.succeeded();
  if (user.status !== 'active') throw await blocked(services);
  await db.user.updateMany({ where: { id: user.id }, data: { lastLoginAt: new Date() } });
  const token = sessions.open({ userId: user.id, tokenVersion: user.tokenVersion });
  const answer = { success: true, data: { token, email, user_id: user.id, name: user.fullName } } as const;
  return new ReplyWith(answer, { headers: { 'set-cookie': knownDeviceCookie(services.config, email) } });
}

async function blocked({ db }: Pick<Services, 'db'>): Promise<Problem> {
  const { email, phone } = await readSettings(db);
  return new Problem(
    'ACCOUNT_BLOCKED',
    `The shop has blocked this account. Please write to ${email} or call ${phone}.`,
  );
}
