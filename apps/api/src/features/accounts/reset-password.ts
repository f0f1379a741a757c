import type { EndpointReply, Endpoints, Locale } from '@haat/contracts';
import { withTransaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { codeInvalid } from './code-invalid.ts';
import { type MatchedCode, tryCode } from './email-code.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { forgetLoginFailures } from './login-failures.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

interface Reset {
  email: string;
  code: MatchedCode;
  passwordHash: string;
  locale: Locale;
}

/** Sets a new password with a mailed code, which is used up by it; ends all tokens and tells the owner by mail. */
export async function resetPassword(
  services: Pick<Services, 'pool' | 'config' | 'passwords' | 'sessions' | 'limits' | 'mail'>,
  { body, request }: HandlerInput<Endpoints['userResetPassword']>,
): Promise<EndpointReply<Endpoints['userResetPassword']>> {
  const { email, new_password: password, locale = 'en' } = body;
  refuseCommonPassword(password, { path: 'new_password' });
  const code = await tryCode(services, { ...body, ip: request.ip });
  if (!code) throw codeInvalid();
  const passwordHash = await services.passwords.hash(password);
  const userId = await storeReset(services, { email, code, passwordHash, locale });
  services.sessions.forget(userId);
  await forgetLoginFailures(services, { email, ip: request.ip });
  return { success: true, data: {} };
}

function storeReset({ pool, mail }: Pick<Services, 'pool' | 'mail'>, reset: Reset): Promise<string> {
  const { email, code, passwordHash, locale } = reset;
  return withTransaction(pool, async (tx) => {
    // Of two resets at once only one finds the code still there.
    const { rowCount } = await tx.query(
      'DELETE FROM password_codes WHERE email = $1 AND asker = $2 AND code_hash = $3 AND expires_at > now()',
      [email, code.asker, code.codeHash],
    );
    const { rows } = await tx.query<{ id: string; full_name: string }>(
      `UPDATE users SET password_hash = $2, token_version = token_version + 1
       WHERE email = $1 AND status = 'active' AND $3::boolean RETURNING id, full_name`,
      [email, passwordHash, rowCount === 1],
    );
    const user = rows[0];
    if (!user) throw codeInvalid();
    await tx.query('DELETE FROM password_codes WHERE email = $1', [email]);
    const content = passwordChangedMail({ name: user.full_name, locale });
    await mail.write(tx, { kind: 'password-changed', to: email, locale, content });
    return user.id;
  });
}
