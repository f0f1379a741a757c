import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from '@haat/db';
import { databaseCodes } from './database-error.ts';

/** A transaction in progress, or the pool where one statement is enough: `tx.query(text, values)`. Values are always parameters, never part of the text. */
export type Transaction = Pick<PoolClient, 'query'>;

const attempts = 4;
const retriedSqlStates = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and commits it; what `work` throws rolls it back and is thrown on. Serialisation failures
 * and deadlocks run `work` again, so it must change nothing but the database. An unreachable database ends in the driver's
 * own error, which the error handler answers as UNAVAILABLE.
 */
export function withTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withRetries(() => runOnce(pool, work));
}

/** Runs `work`, a transaction or a statement that is one, again after a serialisation failure or deadlock: up to three times. */
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

/** Gives the error of a connection that cannot even roll back, so that the pool throws it away. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
