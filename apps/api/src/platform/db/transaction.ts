import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from '@haat/db';
import { databaseCodes } from './database-error.ts';

/** A transaction in progress, or the pool where one statement is enough: `tx.query(text, values)`. Values are always parameters, never part of the text. */
export type Transaction = Pick<PoolClient, 'query'>;

const attempts = 4;
const retriedSqlStates = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and commits it; if `work` throws, the transaction is rolled back and the error rethrown. After
 * a serialisation failure or deadlock `work` runs again, so it must change nothing but the database. If the database is
 * unreachable, the driver's own error is thrown, which the error handler turns into UNAVAILABLE.
 */
export function withTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withRetries(() => runOnce(pool, work));
}

/** Retries `work`, a transaction or a single statement, after a serialisation failure or deadlock, up to three times. */
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

async function runOnce<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Returns the error of a connection that cannot even roll back, so that the pool discards it. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
