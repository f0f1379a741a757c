import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own for a test. */
export interface TestDatabase {
  connectionString: string;
  /** Runs one statement and returns its rows. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

const { TEST_DATABASE_URL: admin = '', TEST_TEMPLATE_DATABASE: migrated = '' } = process.env;

/** Creates a database without tables on the test run's server. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** Creates a database with all tables and functions and no rows: a copy of the test run's template, which is faster than migrating. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase(migrated);
}

async function createDatabase(template: string): Promise<TestDatabase> {
  if (!admin || !template)
    throw new Error('Run the tests through vitest in the repository: its global setup makes the database.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runSql(admin, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8'`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    query: (sql) => runSql(url.href, sql),
    async drop() {
      await runSql(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runSql(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** The id of the PostgreSQL process behind the connection that a pool uses next. */
export async function backendPid(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}
