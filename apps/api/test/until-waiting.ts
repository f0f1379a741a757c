import type { Pool } from '@haat/db';
import { expect } from 'vitest';

/**
 * Waits until this many statements of other connections wait for a lock; they get it in the order in which they began
 * to wait. Asks on the given connection, which may be within a transaction.
 */
export async function untilWaiting(connection: Pick<Pool, 'query'>, count: number): Promise<void> {
  const read = async () => {
    // Within a transaction, statistics would otherwise be cached.
    await connection.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await connection.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting;
  };
  await expect.poll(read, { interval: 10 }).toBeGreaterThanOrEqual(count);
}
