import type { Pool, PoolClient } from '@haat/db';

/**
 * A `pg` transaction, as the job store needs it: `tx.query(text, values)`. Values are always parameters, never part
 * of the text.
 */
export type PgTransaction = Pick<PoolClient, 'query'>;

/** Runs `work` in one transaction and commits it; if `work` throws, rolls back and rethrows the error. */
export async function withPgTransaction<Result>(
  pool: Pool,
  work: (tx: PgTransaction) => Promise<Result>,
): Promise<Result> {
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
