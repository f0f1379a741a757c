import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointReply, Endpoints } from '@haat/contracts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { askerOf, hashCode, newCode } from './email-code.ts';
import { knownDevice } from '../login/known-device.ts';

/** The minimum response time, which hides the remaining differences in timing. */
const leastAnswerMs = 50;

/**
 * Mails a code to an address that has an account. For one without, the same statements run and the mail is rolled back, so
 * that neither the response nor its timing reveals whether there is an account.
 */
export async function forgetPassword(
  services: Pick<Services, 'db' | 'config' | 'limits' | 'mail'>,
  { body, request }: HandlerInput<Endpoints['forgetPassword']>,
): Promise<EndpointReply<Endpoints['forgetPassword']>> {
  const { db, config, mail } = services;
  const { email, locale = 'en' } = body;
  const asker = askerOf(config.JWT_SECRET, request.ip);
  await countRequest(services, { email, asker, cookie: request.cookie });
  const leastTime = sleep(leastAnswerMs);
  const code = newCode();

  await withTransaction(db, async (tx) => {
    const isKnown = await hasAccount(tx, email);
    await storeCode(tx, { email, asker, codeHash: hashCode(config.JWT_SECRET, { email, code }) });
    await tx.$executeRaw`SAVEPOINT mail`;
    await mail.write(tx, { kind: 'password-code', to: email, locale, secret: code });
    await (isKnown ? tx.$executeRaw`RELEASE SAVEPOINT mail` : tx.$executeRaw`ROLLBACK TO SAVEPOINT mail`);
  });
  await leastTime;
  return { success: true, data: {} };
}

interface CodeRequest {
  email: string;
  asker: string;
  cookie: string | undefined;
}

/** Limits codes by asker and by e-mail address, so that strangers cannot flood a mailbox; known devices are exempt from the latter. */
async function countRequest(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  { email, asker, cookie }: CodeRequest,
): Promise<void> {
  await limits.take('forgetPasswordEmail', `${email} ${asker}`);
  if (!knownDevice(config, { email, cookie })) await limits.take('forgetPasswordAll', email);
}

async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  const user = await tx.user.findUnique({ where: { email, status: 'active' }, select: { id: true } });
  return user !== null;
}

/** A newer code replaces only the older one of the same asker. */
async function storeCode(
  tx: Transaction,
  { email, asker, codeHash }: { email: string; asker: string; codeHash: string },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO password_codes (email, asker, code_hash, expires_at)
    VALUES (${email}, ${asker}, ${codeHash}, now() + interval '10 minutes')
    ON CONFLICT (email, asker) DO UPDATE SET code_hash = EXCLUDED.code_hash, expires_at = EXCLUDED.expires_at, tries = 0,
      created_at = now()`;
}
