import { findNewBreaches } from '@haat/db/new-invariants';
import pg from 'pg';

/** Checks the invariants of what has changed since the last check, and says what was checked. Throws if one is violated. */
export async function checkNew(connectionString: string): Promise<string> {
  return withPool(connectionString, async (pool) => {
    const startedAt = performance.now();
    const { breaches, orders } = await findNewBreaches(pool);
    if (breaches.length > 0) throw new Error(`Broken invariants: ${JSON.stringify(breaches)}`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return `every invariant holds: checked ${orders === null ? 'everything' : `${orders} orders`} in ${seconds} s`;
  });
}

/** Lets the next check begin a day earlier, as if it ran once a night. */
export async function moveMarkBack(connectionString: string): Promise<void> {
  await withPool(connectionString, (pool) =>
    pool.query("UPDATE checked_mark SET checked_at = checked_at - interval '1 day'"),
  );
}

async function withPool<Result>(connectionString: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
