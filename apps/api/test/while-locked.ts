import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from '@haat/db';

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
    await untilWaiting(waiting, holder);
    await meanwhile?.();
    if (change) await holder.query(change);
    await holder.query('COMMIT');
    return await working;
  } finally {
    holder.release();
  }
}

/** Waits until this many backends wait for a lock. Asks on the connection that holds it, because the pool may be exhausted. */
async function untilWaiting(count: number, holder: PoolClient): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    // Within a transaction, statistics would otherwise be cached.
    await holder.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await holder.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.n ?? 0) >= count) return;
    await sleep(10);
  }
  throw new Error(`never saw ${count} waiting`);
}
