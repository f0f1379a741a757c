import type { EndpointReply, Endpoints, Locale } from '@haat/contracts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Caller, HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { checkPassword } from './check-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

type Input = HandlerInput<Endpoints['passwordChange']>;

const freshForMs = 15 * 60_000;

/** Sets a new password, ends all older tokens, notifies the owner by mail, and returns a fresh token. */
export async function changePassword(
  services: Pick<Services, 'db' | 'passwords' | 'sessions' | 'mail'>,
  { params, body, caller }: Input,
): Promise<EndpointReply<Endpoints['passwordChange']>> {
  if (params.user_id.toLowerCase() !== caller.userId)
    throw new Problem('FORBIDDEN', 'You can change only your own password.');
  await refuseCommonPassword(body.password, { path: 'password' });
  await checkIsOwner(services, { caller, currentPassword: body.current_password });

  const passwordHash = await services.passwords.hash(body.password);
  const tokenVersion = await storePassword(services, { caller, passwordHash, locale: body.locale ?? 'en' });
  services.sessions.invalidate(caller.userId);
  return { success: true, data: { token: services.sessions.open({ userId: caller.userId, tokenVersion }) } };
}

/**
 * A token issued recently is proof enough. An older one may have been left on a shared phone, so the password is
 * required.
 */
async function checkIsOwner(
  services: Pick<Services, 'db' | 'passwords'>,
  { caller, currentPassword }: { caller: Caller; currentPassword: string | undefined },
): Promise<void> {
  if (Date.now() - caller.issuedAtMs <= freshForMs) return;
  await checkPassword(services, { userId: caller.userId, field: 'current_password', password: currentPassword });
}

function storePassword(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  { caller, passwordHash, locale }: { caller: Caller; passwordHash: string; locale: Locale },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    // The version is checked again: a token that was ended seconds ago must not set a password.
    const [user] = await tx.user.updateManyAndReturn({
      where: { id: caller.userId, tokenVersion: caller.tokenVersion },
      data: { passwordHash, tokenVersion: { increment: 1 } },
      select: { email: true, fullName: true, tokenVersion: true },
    });
    if (!user) throw new Problem('UNAUTHORIZED', 'Please log in.');
    await tx.passwordCode.deleteMany({ where: { email: user.email } });
    const content = passwordChangedMail({ name: user.fullName, locale });
    await mail.write(tx, { kind: 'password-changed', to: user.email, locale, content });
    return user.tokenVersion;
  });
}
