import type { Pool } from '@haat/db';
import { untilWaiting } from './until-waiting.ts';

interface Locked<Result> {
  work: () => Promise<Result>;
  /** How many statements of `work` must be waiting for the locks before they are released. */
  waiting: number;
  /** Runs once they are waiting, before the locks are released. */
  meanwhile?: () => Promise<unknown>;
  /** A statement to run on the connection that holds the locks, before they are released. */
  change?: string;
}

/** Runs `work` while another connection holds the locks that `sql` takes. Throws if too few statements ever wait for them. */
export async function whileLocked<Result>(
  pool: Pool,
  sql: string,
  { work, waiting, meanwhile, change }: Locked<Result>,
): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(sql);
    const working = work();
    // On the connection that holds the locks, because the pool may be exhausted.
    await untilWaiting(holder, waiting);
    await meanwhile?.();
    if (change) await holder.query(change);
    await holder.query('COMMIT');
    return await working;
  } finally {
    holder.release();
  }
}
