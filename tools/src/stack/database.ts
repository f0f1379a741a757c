import assert from 'node:assert/strict';
import { findBreaches } from '@haat/db/invariants';
import pg from 'pg';
import type { Stack } from './stack.ts';

/** Queries the stack's database. */
export async function queryDatabase<Row extends pg.QueryResultRow>(stack: Stack, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Checks that the shop's role owns its database and nothing else, and that the superuser can connect only within the container. */
export async function checkRole(stack: Stack): Promise<string> {
  const [role] = await queryDatabase<{ name: string; isSuper: boolean; isOwner: boolean }>(
    stack,
    `SELECT r.rolname AS name, r.rolsuper AS "isSuper", r.oid = d.datdba AS "isOwner"
       FROM pg_roles r, pg_database d WHERE r.rolname = current_user AND d.datname = current_database()`,
  );
  assert.deepEqual(role, { name: 'haat', isSuper: false, isOwner: true });
  const superuser = new pg.Client({ connectionString: stack.databaseUrl.replace('//haat:', '//postgres:') });
  await assert.rejects(superuser.connect(), /password authentication failed/);
  return 'no superuser, and the superuser has no password';
}

/** Throws if an invariant of the stack's database is violated. */
export async function assertPromises(stack: Stack): Promise<void> {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
  try {
    assert.deepEqual(await findBreaches(pool), [], 'a promise of the database does not hold');
  } finally {
    await pool.end();
  }
}
