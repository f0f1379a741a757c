import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long other sessions wait behind our lock request while another statement blocks it. */
const lockMs = 1_000;
const attempts = 60;
const outOfTime = new Set([
  '55P03', // lock timeout
  '57014', // statement timeout
]);

/**
 * Runs work in a transaction, and retries until it gets its locks without waiting long. Throws after a minute or two.
 */
export async function patiently<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  for (let left = attempts; ; left -= 1) {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockMs}`);
    try {
      const result = await work();
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      if (left === 1 || !(error instanceof pg.DatabaseError) || !outOfTime.has(error.code ?? '')) throw error;
      await sleep(1_000);
    }
  }
}

/**
 * Locks tables within `patiently`. All locks together may take no longer than one, because sessions that wait behind
 * the first lock wait until the last is held.
 */
export async function lockTables(client: pg.Client, tables: Iterable<string>): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = ${lockMs}`);
  await client.query(`LOCK TABLE ${[...tables].join(', ')}`);
  await client.query('SET LOCAL statement_timeout = DEFAULT');
}
