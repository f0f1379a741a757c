import type { EndpointReply, Endpoints, Locale } from '@haat/contracts';
import { withTransaction } from '../../platform/db/transaction.ts';
import type { Caller, HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { checkPassword } from './check-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

type Input = HandlerInput<Endpoints['passwordChange']>;

const freshForMs = 15 * 60_000;

/** Sets a new password, ends all older tokens, tells the owner by mail, and gives a token that goes on. */
export async function changePassword(
  services: Pick<Services, 'pool' | 'passwords' | 'sessions' | 'mail'>,
  { params, body, caller }: Input,
): Promise<EndpointReply<Endpoints['passwordChange']>> {
  if (params.user_id.toLowerCase() !== caller.userId)
    throw new Problem('FORBIDDEN', 'You can change only your own password.');
  refuseCommonPassword(body.password, { path: 'password' });
  await checkIsOwner(services, { caller, currentPassword: body.current_password });

  const passwordHash = await services.passwords.hash(body.password);
  const tokenVersion = await storePassword(services, { caller, passwordHash, locale: body.locale ?? 'en' });
  services.sessions.forget(caller.userId);
  return { success: true, data: { token: services.sessions.open({ userId: caller.userId, tokenVersion }) } };
}

/** A fresh token is proof enough; with an older one, which may have been left on a shared phone, the password is asked. */
async function checkIsOwner(
  services: Pick<Services, 'pool' | 'passwords'>,
  { caller, currentPassword }: { caller: Caller; currentPassword: string | undefined },
): Promise<void> {
  if (Date.now() - caller.issuedAtMs <= freshForMs) return;
  await checkPassword(services, { userId: caller.userId, field: 'current_password', password: currentPassword });
}

function storePassword(
  { pool, mail }: Pick<Services, 'pool' | 'mail'>,
  { caller, passwordHash, locale }: { caller: Caller; passwordHash: string; locale: Locale },
): Promise<number> {
  return withTransaction(pool, async (tx) => {
    // The version is checked here again: a token that ended seconds ago must not set a password.
    const { rows } = await tx.query<{ email: string; full_name: string; token_version: number }>(
      `UPDATE users SET password_hash = $3, token_version = token_version + 1
       WHERE id = $1 AND token_version = $2 RETURNING email, full_name, token_version`,
      [caller.userId, caller.tokenVersion, passwordHash],
    );
    const user = rows[0];
    if (!user) throw new Problem('UNAUTHORIZED', 'Please log in.');
    await tx.query('DELETE FROM password_codes WHERE email = $1', [user.email]);
    const content = passwordChangedMail({ name: user.full_name, locale });
    await mail.write(tx, { kind: 'password-changed', to: user.email, locale, content });
    return user.token_version;
  });
}
