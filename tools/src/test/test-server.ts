import { randomBytes } from 'node:crypto';
import { generateClient } from '@haat/db/generate';
import { migrate } from '@haat/db/migrate';
import pg from 'pg';
import { startTemporaryPostgres } from '../local-postgres/local-postgres.ts';

/** The PostgreSQL server of a test run and its migrated template; keys are the names of the environment variables. */
export interface TestServer {
  env: { TEST_DATABASE_URL: string; TEST_TEMPLATE_DATABASE: string; TEST_POOLER?: string };
  close: () => Promise<void>;
}

/** Uses the server of TEST_DATABASE_URL or DATABASE_URL, or else a temporary one; `close` leaves nothing behind. */
export async function openTestServer(): Promise<TestServer> {
  generateClient();
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const server = given ? { connectionString: given, stop: async () => {} } : await startTemporaryPostgres();
  const template = `haat_template_${randomBytes(6).toString('hex')}`;
  const admin = server.connectionString;
  try {
    await runAsAdmin(admin, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
    const url = new URL(admin);
    url.pathname = `/${template}`;
    await migrate({ connectionString: url.href });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    env: { TEST_DATABASE_URL: admin, TEST_TEMPLATE_DATABASE: template },
    close: async () => {
      if (given) await runAsAdmin(admin, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
      await server.stop();
    },
  };
}

async function runAsAdmin(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
