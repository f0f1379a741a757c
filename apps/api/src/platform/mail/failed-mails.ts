import type { Pool } from '@haat/db';

/** A mail that will not be retried automatically. */
export interface FailedMail {
  id: string;
  kind: string;
  recipient: string;
  createdAt: Date;
  attempts: number;
  /** The mail server's last reply. */
  lastError: string | null;
}

const maxListed = 100;

/** The newest 100 mails that were given up. */
export async function listFailedMails(pool: Pool): Promise<FailedMail[]> {
  const { rows } = await pool.query<FailedMail>(
    `SELECT id, kind, recipient, created_at AS "createdAt", attempts, last_error AS "lastError"
       FROM mails WHERE status = 'failed' AND recipient <> '' ORDER BY id DESC LIMIT $1`,
    [maxListed],
  );
  return rows;
}

/** Retries given-up mails, these or (null) all; they get new jobs within a second. Returns their number. */
export async function retryFailedMails(pool: Pool, ids: string[] | null): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE mails SET status = 'queued', handed_over_at = NULL
      WHERE status = 'failed' AND recipient <> '' AND ($1::uuid[] IS NULL OR id = ANY($1))`,
    [ids],
  );
  return rowCount ?? 0;
}
