import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface EmptyDatabase {
  connectionString: string;
  /** Runs one statement and returns its rows. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/** Creates a database without tables on the test run's server. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (!admin) throw new Error('Run the tests through vitest in the repository: its global setup makes the database.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runSql(admin, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
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
