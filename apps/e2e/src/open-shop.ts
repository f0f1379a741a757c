import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { liftedLimits } from '@haat/api/lifted-limits';
import pg from 'pg';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the shop for the whole run and passes `SHOP_URL`, `SHOP_DATABASE_URL` and `SHOP_JWT_SECRET` to the journeys. If they are set
 * already, the journeys use that shop, and it keeps running.
 */
export default async function openShopOfJourneys(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) return async () => {};
  const { url, databaseUrl, jwtSecret, close } = await openShop();
  Object.assign(process.env, { SHOP_URL: url, SHOP_DATABASE_URL: databaseUrl, SHOP_JWT_SECRET: jwtSecret });
  return close;
}

/** A shop running for tests. */
interface OpenShop {
  url: string;
  databaseUrl: string;
  jwtSecret: string;
  /** Stops its server and removes its data. */
  close: () => Promise<void>;
}

/** Starts a new shop: a database cloned from the migrated template with the demo seed, and the built server on a free port. */
export async function openShop(): Promise<OpenShop> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) throw new Error('Run the journeys with `pnpm test e2e`: it starts the PostgreSQL they need.');
  const database = `shop_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(admin, database);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haat-journeys-'));
  const port = await freePort();
  const jwtSecret = randomBytes(32).toString('hex');
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    JWT_SECRET: jwtSecret,
    OPERATOR_EMAIL: 'operator@haat.example',
    LOG_LEVEL: 'warn',
    // A busy machine must not fail a journey.
    OVERLOAD_DELAY_MS: '30000',
    ...liftedLimits,
  };
  await runToEnd(['tools/src/database/seed.ts'], environment);
  const server = spawn('node', ['apps/api/dist/main.js'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, server);

  async function close(): Promise<void> {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await dropDatabase(admin ?? '', database);
    await rm(dataDir, { recursive: true, force: true });
  }
  return { url, databaseUrl, jwtSecret, close };
}

async function createDatabase(admin: string, database: string): Promise<string> {
  const template = process.env.TEST_TEMPLATE_DATABASE;
  if (!template) throw new Error('TEST_TEMPLATE_DATABASE names the migrated template database.');
  await runSql(admin, `CREATE DATABASE ${database} TEMPLATE ${template}`);
  const url = new URL(admin);
  url.pathname = `/${database}`;
  return url.href;
}

async function dropDatabase(admin: string, database: string): Promise<void> {
  await runSql(admin, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
}

async function runSql(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [code] = await once(spawn('node', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(code)}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within 30 s.');
}
