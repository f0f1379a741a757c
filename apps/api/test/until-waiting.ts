import type { Pool } from '@haat/db';
import { expect } from 'vitest';

/**
 * Waits until this many statements of other connections wait for a lock; they get it in the order in which they began
 * to wait.
 */
export async function untilWaiting(pool: Pool, count: number): Promise<void> {
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await pool.query(waiting)).rows[0].n, { timeout: 5_000 })
    .toBeGreaterThanOrEqual(count);
}
