import { type Db, Prisma } from '@haat/db';

/** What the database says about mails and its archive. */
export interface DatabaseState {
  /** How long the oldest mail that was never tried has waited, in seconds; 0 if there is none. */
  seconds: number;
  /** Mails that were never tried. */
  fresh: number;
  /** Mails that could not be sent so far and are tried again. */
  retried: number;
  /** Whether changes are archived (archive_mode), and the last attempt failed. */
  isArchiveFailing: boolean;
}

/** Reads mails without a job, jobs not yet started (small indexes find both) and the state of the archive. */
export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  // Created by the first process that sends mails.
  const [jobStore] = await db.$queryRaw<unknown[]>`
    SELECT FROM pg_tables WHERE schemaname = 'pgboss' AND tablename = 'job'`;
  const jobs = jobStore
    ? Prisma.sql`UNION ALL SELECT created_on, state = 'retry' FROM pgboss.job
                  WHERE name IN ('mail', 'mail-urgent') AND state < 'active'`
    : Prisma.empty;
  const [state] = await db.$queryRaw<DatabaseState[]>`
    SELECT coalesce(extract(epoch FROM now() - min(since) FILTER (WHERE NOT is_retried)), 0)::float AS seconds,
           count(*) FILTER (WHERE NOT is_retried)::int AS fresh,
           count(*) FILTER (WHERE is_retried)::int AS retried,
           (SELECT current_setting('archive_mode') <> 'off'
                   AND coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
              FROM pg_stat_archiver) AS "isArchiveFailing"
      FROM (SELECT created_at AS since, false AS is_retried FROM mails WHERE handed_over_at IS NULL ${jobs}) AS waiting`;
  if (!state) throw new Error('an aggregate without a row');
  return state;
}
