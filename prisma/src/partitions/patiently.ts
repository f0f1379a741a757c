import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long everybody else waits behind a lock that somebody's statement keeps us from. */
const lockMs = 1_000;
const attempts = 60;
const lockNotAvailable = '55P03';

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
      if (left === 1 || !(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error;
      await sleep(1_000);
    }
  }
}
