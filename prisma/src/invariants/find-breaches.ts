import type { Pool, PoolClient } from 'pg';
import { invariants, jobInvariants } from './invariants.ts';

/** A violated invariant, with the first rows that violate it. */
export interface Breach {
  invariant: string;
  rows: unknown[];
}

/** Timeout of one statement, in ms: whole tables are read. */
export const patienceMs = 10 * 60_000;
const maxRows = 10;

/** Checks all invariants and returns the violated ones. */
export async function findBreaches(pool: Pick<Pool, 'connect'>): Promise<Breach[]> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${patienceMs}`);
    return await breachesInEverything(client);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
    client.release();
  }
}

/** Checks all invariants within the client's transaction. */
export async function breachesInEverything(client: PoolClient): Promise<Breach[]> {
  await readWholeTables(client);
  const breaches: Breach[] = [];
  for (const [invariant, { sql }] of await invariantsOf(client)) {
    const rows = await violations(client, sql);
    if (rows.length > 0) breaches.push({ invariant, rows });
  }
  return breaches;
}

/**
 * For statements that join whole tables. With outdated statistics the planner would assume they are small and look up
 * each row in turn.
 */
export async function readWholeTables(client: PoolClient): Promise<void> {
  await client.query('SET LOCAL enable_nestloop = off; SET LOCAL enable_seqscan = on');
}

/** All invariants, by name. */
export async function invariantsOf(client: PoolClient) {
  const { rowCount: jobStores } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'pgboss' AND tablename = 'job'",
  );
  return Object.entries({ ...invariants, ...(jobStores && jobInvariants) });
}

/** The first rows that violate an invariant. */
export async function violations(client: PoolClient, sql: string, parameters: unknown[] = []): Promise<unknown[]> {
  const { rows } = await client.query<Record<string, unknown>>(`${sql} LIMIT ${maxRows}`, parameters);
  return rows;
}
