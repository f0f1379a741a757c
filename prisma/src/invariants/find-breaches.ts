import type { Pool, PoolClient } from 'pg';
import { invariants, jobInvariants } from './invariants.ts';

/** A violated invariant, with the first rows that violate it. */
export interface Breach {
  invariant: string;
  rows: unknown[];
}

/** Timeout of one statement, in ms: whole tables are read. */
const patienceMs = 10 * 60_000;

/** Checks all invariants and returns the violated ones. */
export async function findBreaches(pool: Pick<Pool, 'connect'>): Promise<Breach[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    // Whole tables are joined. With outdated statistics the planner would assume they are small and look up each row
    // in turn.
    await client.query(`SET LOCAL enable_nestloop = off; SET LOCAL statement_timeout = ${patienceMs}`);
    return await breachesSeenBy(client);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
    client.release();
  }
}

async function breachesSeenBy(client: PoolClient): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const { rowCount: jobStores } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'pgboss' AND tablename = 'job'",
  );
  for (const [invariant, sql] of Object.entries({ ...invariants, ...(jobStores && jobInvariants) })) {
    const { rows } = await client.query<Record<string, unknown>>(`${sql} LIMIT 10`);
    if (rows.length > 0) breaches.push({ invariant, rows });
  }
  return breaches;
}
