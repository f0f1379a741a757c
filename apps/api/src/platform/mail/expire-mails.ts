import type { Pool } from '@haat/db';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';

const everyMs = 60 * 60_000;
const batchSize = 1_000;

/** Removes finished mails every hour for as long as the jobs run; never if MAIL_RETENTION_DAYS is 0. */
export function startExpiringMails({ config, pool, jobs }: { config: Config; pool: Pool; jobs: Jobs }): void {
  const days = config.MAIL_RETENTION_DAYS;
  if (days === 0) return;
  jobs.repeat({ everyMs }, async () => {
    while ((await expireMails(pool, { days })) === batchSize);
    await pool.query(`DELETE FROM password_codes WHERE expires_at < now()`);
  });
}

/**
 * Clears the text of order mails that were sent or given up and are older than this, and deletes all other such mails, because they
 * contain names, addresses and codes. An order keeps the record that it was mailed. Returns how many, at most 1,000.
 */
export async function expireMails(pool: Pool, { days }: { days: number }): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `WITH old AS (
       SELECT id, order_id FROM mails
        WHERE (text IS NOT NULL OR order_id IS NULL) AND status <> 'queued' AND created_at < now() - make_interval(days => $1)
        LIMIT $2),
     deleted AS (DELETE FROM mails USING old WHERE mails.id = old.id AND old.order_id IS NULL),
     emptied AS (UPDATE mails SET subject = NULL, text = NULL, html = NULL FROM old
                  WHERE mails.id = old.id AND old.order_id IS NOT NULL)
     SELECT count(*) FROM old`,
    [days, batchSize],
  );
  return rows[0]?.count ?? 0;
}
