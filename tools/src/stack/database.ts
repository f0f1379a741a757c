import assert from 'node:assert/strict';
import { findBreaches } from '@haat/db/invariants';
import pg from 'pg';
import type { Stack } from './stack.ts';

/** Rows of the stack's database. */
export async function queryDatabase<Row extends pg.QueryResultRow>(stack: Stack, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Throws unless everything holds that must hold in the stack's database. */
export async function assertPromises(stack: Stack): Promise<void> {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
  try {
    assert.deepEqual(await findBreaches(pool), [], 'a promise of the database does not hold');
  } finally {
    await pool.end();
  }
}
