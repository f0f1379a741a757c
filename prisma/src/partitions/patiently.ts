import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long everybody else waits behind a lock that somebody's statement keeps us from. */
const lockMs = 1_000;
const attempts = 60;
const outOfTime = new Set([
  '55P03', // lock timeout
  '57014', // statement timeout
]);

/** Does work in a transaction, again and again until it need not wait long for a lock. Throws once a minute or two have passed. */
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
 * Locks tables within `patiently`. All of them together may take no longer than a single one, because whoever waits behind the first lock
 * waits until the last is held.
 */
export async function lockTables(client: pg.Client, tables: Iterable<string>): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = ${lockMs}`);
  await client.query(`LOCK TABLE ${[...tables].join(', ')}`);
  await client.query('SET LOCAL statement_timeout = DEFAULT');
}
