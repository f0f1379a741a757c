import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, DbTransaction } from '@haat/db';
import { databaseCodes } from './database-error.ts';

/** A transaction in progress, or the client itself if a single statement is enough. */
export type Transaction = DbTransaction;

/** How long to wait for a free connection, and how long a transaction may take, in ms. */
const bounds = { maxWait: 3_000, timeout: 30_000 };

const attempts = 4;
const retriedSqlStates = new Set([
  '40001', // serialisation failure
  '40P01', // deadlock
  '42804', // it waited while orders were split by month, and still refers to the row types of the old tables
]);

/**
 * Runs `work` in one transaction and commits it; if `work` throws, rolls back and rethrows the error. After a
 * serialisation failure, a deadlock or an exchange of tables, `work` runs again, so it must change nothing but the
 * database. If the database is unreachable, the error of Prisma or the driver is thrown, which the error handler
 * turns into UNAVAILABLE.
 */
export function withTransaction<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withRetries(() => db.$transaction(work, bounds));
}

/** Retries `work`, a transaction or a single statement, after a serialisation failure, a deadlock or an exchange of tables, up to three times. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isWorthARetry = databaseCodes(error).some((code) => retriedSqlStates.has(code));
      if (!isWorthARetry || attempt === attempts) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
