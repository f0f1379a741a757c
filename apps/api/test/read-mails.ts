import type { Services } from '../src/services.ts';

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

/** The mails to an address, oldest first. */
export async function readMails({ pool }: Pick<Services, 'pool'>, to: string): Promise<TestMail[]> {
  const { rows } = await pool.query<TestMail>(
    `SELECT id, kind, recipient, subject, text, html, status, attempts, last_error
     FROM mails WHERE recipient = $1 ORDER BY created_at, id`,
    [to],
  );
  return rows;
}
