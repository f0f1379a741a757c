import type { EndpointReply, Endpoints, Locale } from '@haat/contracts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { codeInvalid } from './code-invalid.ts';
import { type MatchedCode, tryCode } from './email-code.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { clearLoginFailures } from '../login/login-failures.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

interface Reset {
  email: string;
  code: MatchedCode;
  passwordHash: string;
  locale: Locale;
}

/** Sets a new password with a mailed code and uses the code up; ends all tokens and notifies the owner by mail. */
export async function resetPassword(
  services: Pick<Services, 'db' | 'config' | 'passwords' | 'sessions' | 'limits' | 'mail'>,
  { body, request }: HandlerInput<Endpoints['userResetPassword']>,
): Promise<EndpointReply<Endpoints['userResetPassword']>> {
  const { email, new_password: password, locale = 'en' } = body;
  await refuseCommonPassword(password, { path: 'new_password' });
  const code = await tryCode(services, { ...body, ip: request.ip });
  if (!code) throw codeInvalid();
  const passwordHash = await services.passwords.hash(password);
  const userId = await storeReset(services, { email, code, passwordHash, locale });
  services.sessions.invalidate(userId);
  await clearLoginFailures(services, { email, ip: request.ip });
  return { success: true, data: {} };
}

function storeReset({ db, mail }: Pick<Services, 'db' | 'mail'>, reset: Reset): Promise<string> {
  const { email, code, passwordHash, locale } = reset;
  return withTransaction(db, async (tx) => {
    // Of two simultaneous resets, only one still finds the code.
    const used = await tx.$executeRaw`
      DELETE FROM password_codes
       WHERE email = ${email} AND asker = ${code.asker} AND code_hash = ${code.codeHash} AND expires_at > now()`;
    if (used !== 1) throw codeInvalid();
    const [user] = await tx.user.updateManyAndReturn({
      where: { email, status: 'active' },
      data: { passwordHash, tokenVersion: { increment: 1 } },
      select: { id: true, fullName: true },
    });
    if (!user) throw codeInvalid();
    await tx.passwordCode.deleteMany({ where: { email } });
    // Whoever has the mailed code reads the mails of this address.
    await tx.confirmedAddress.createMany({ data: { userId: user.id, email }, skipDuplicates: true });
    const content = passwordChangedMail({ name: user.fullName, locale });
    await mail.write(tx, { kind: 'password-changed', to: email, locale, content });
    return user.id;
  });
}
