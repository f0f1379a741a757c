import type { Services } from '../src/services.ts';
import { type StoredMail, wordsOf } from '../src/platform/mail/mail-words.ts';

/** A mail in the outbox. */
export interface TestMail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  status: string;
  attempts: number;
  last_error: string | null;
}

/** The mails to an address, oldest first; those without text are rendered. */
export async function readMails(
  { pool, mailTemplates }: Pick<Services, 'pool' | 'mailTemplates'>,
  to: string,
): Promise<TestMail[]> {
  const { rows } = await pool.query<TestMail & StoredMail>(
    `SELECT id, kind, recipient, subject, text, html, secret, locale, order_id AS "orderId", status, attempts, last_error
     FROM mails WHERE recipient = $1 ORDER BY id`,
    [to],
  );
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await wordsOf(row, mailTemplates)) })));
}
