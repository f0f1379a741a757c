import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointReply, Endpoints } from '@haat/contracts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { codeMail } from './code-mail.ts';
import { hashCode, newCode } from './email-code.ts';

/** No answer comes sooner, so that what little the work still differs in disappears. */
const leastAnswerMs = 50;

/**
 * Mails a code to an address that has an account. For one without, the same statements run and the mail is taken back before
 * the commit, so that neither the answer nor its time tells whether there is an account.
 */
export async function forgetPassword(
  { pool, config, limits, mail }: Pick<Services, 'pool' | 'config' | 'limits' | 'mail'>,
  { body }: HandlerInput<Endpoints['forgetPassword']>,
): Promise<EndpointReply<Endpoints['forgetPassword']>> {
  const { email, locale = 'en' } = body;
  await limits.take('forgetPasswordEmail', email);
  const leastTime = sleep(leastAnswerMs);
  const code = newCode();
  const content = codeMail({ code, locale });

  await withTransaction(pool, async (tx) => {
    const isKnown = await hasAccount(tx, email);
    await storeCode(tx, { email, codeHash: hashCode(config.JWT_SECRET, { email, code }) });
    await tx.query('SAVEPOINT mail');
    await mail.write(tx, { kind: 'password-code', to: email, locale, content });
    await tx.query(isKnown ? 'RELEASE SAVEPOINT mail' : 'ROLLBACK TO SAVEPOINT mail');
  });
  await leastTime;
  return { success: true, data: {} };
}

async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  const { rowCount } = await tx.query(`SELECT 1 FROM users WHERE email = $1 AND status = 'active'`, [email]);
  return rowCount === 1;
}

/** One live code an address: a newer one takes the older one's place. Codes long dead are swept out on the way. */
async function storeCode(tx: Transaction, { email, codeHash }: { email: string; codeHash: string }): Promise<void> {
  await tx.query(
    `INSERT INTO email_codes (email, code_hash, expires_at) VALUES ($1, $2, now() + interval '10 minutes')
     ON CONFLICT (email) DO UPDATE SET code_hash = EXCLUDED.code_hash, expires_at = EXCLUDED.expires_at,
       tries = 0, verified_at = NULL, created_at = now()`,
    [email, codeHash],
  );
  await tx.query(`DELETE FROM email_codes WHERE expires_at < now() - interval '1 day'`);
}
