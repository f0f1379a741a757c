import type { Db } from '@haat/db';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';

const everyMs = 60 * 60_000;
const batchSize = 1_000;

/** Every hour while the jobs run: removes what has expired. */
export function startExpiringMails({ config, db, jobs }: { config: Config; db: Db; jobs: Jobs }): void {
  jobs.repeat({ everyMs }, () => expireMailsAndCodes(db, { days: config.MAIL_RETENTION_DAYS }));
}

/** Removes mails that were finished this many days ago (none if 0), and codes that have expired. */
export async function expireMailsAndCodes(db: Db, { days }: { days: number }): Promise<void> {
  if (days > 0) while ((await expireMails(db, { days })) === batchSize);
  await db.passwordCode.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

/**
 * Clears the text of finished order mails (sent or given up) that are older than this, and deletes all other such
 * mails, because they contain names, addresses and codes. An order keeps the record that it was mailed; what was given
 * up is no longer listed, because it is too old to be sent again. Returns how many, at most 1,000.
 */
export async function expireMails(db: Db, { days }: { days: number }): Promise<number> {
  const [old] = await db.$queryRaw<{ count: number }[]>`
    WITH old AS (
      SELECT id, order_id FROM mails
       WHERE (text IS NOT NULL OR order_id IS NULL) AND status <> 'queued'
         AND created_at < now() - make_interval(days => ${days})
       LIMIT ${batchSize}),
    deleted AS (DELETE FROM mails USING old WHERE mails.id = old.id AND old.order_id IS NULL),
    emptied AS (UPDATE mails SET subject = NULL, text = NULL, html = NULL, last_error = NULL FROM old
                 WHERE mails.id = old.id AND old.order_id IS NOT NULL)
    SELECT count(*)::int AS count FROM old`;
  return old?.count ?? 0;
}
