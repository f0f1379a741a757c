import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liftedLimits } from '@haat/api/lifted-limits';
import { startLocalPostgres } from '../local-postgres/local-postgres.ts';
import { exitOnSignals } from '../start/command.ts';
import { freePort } from '../start/free-port.ts';
import { serverFlags } from '../start/server-flags.ts';
import { startServer, stopServer, waitUntilReady } from '../start/server-process.ts';

/** The benchmark's own PostgreSQL. */
export interface BenchPostgres {
  connectionString: string;
  pid: number;
  /** The folder of its files. */
  folder: string;
}

/** Runs work with a durable PostgreSQL in a temporary folder and removes both afterwards. */
export async function withBenchPostgres(work: (postgres: BenchPostgres) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-bench-'));
  chmodSync(folder, 0o755);
  try {
    await withPostgresIn(folder, { durable: true }, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs work with a PostgreSQL whose files are kept in a folder, and which ends with this process on a signal. A
 * non-durable one may lose everything in a power failure.
 */
export async function withPostgresIn(
  folder: string,
  { durable }: { durable: boolean },
  work: (postgres: BenchPostgres) => Promise<void>,
): Promise<void> {
  exitOnSignals();
  const postgres = await startLocalPostgres({ dataDir: path.join(folder, 'postgres'), durable });
  try {
    const postmaster = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
    await work({ connectionString: postgres.connectionString, pid: Number(postmaster.split('\n')[0]), folder });
  } finally {
    await postgres.stop();
  }
}

/** A server running the production build. */
export interface BenchServer {
  port: number;
  pid: number;
  /** From its start to its first response, in ms. */
  startMs: number;
  stop: () => Promise<void>;
}

/** The secret with which the servers sign tokens. */
export const jwtSecret = 'a secret for the benchmark alone, of forty letters';

/** Starts the last build of the server. By default requests are not limited and mails are not sent. */
export async function startBenchServer(
  { connectionString, folder }: Pick<BenchPostgres, 'connectionString' | 'folder'>,
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = startServer({
    args: [...nodeFlags(), 'apps/api/dist/main.js'],
    env: {
      DATABASE_URL: connectionString,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      SEND_MAILS: '0',
      PUBLIC_URL: 'https://shop.example.com',
      OPERATOR_EMAIL: 'owner@example.com',
      JWT_SECRET: jwtSecret,
      ...liftedLimits,
      LIMIT_CATALOGUE: '1000000/s',
      ...env,
    },
  });
  await waitUntilReady({ child: server, address: `http://127.0.0.1:${port}` });
  return { port, pid: server.pid ?? 0, startMs: performance.now() - startedAt, stop: () => stopServer(server) };
}

/** The Node flags of `pnpm start`, and those in BENCH_NODE_FLAGS, such as `--cpu-prof`. */
function nodeFlags(): string[] {
  return [...serverFlags, ...(process.env['BENCH_NODE_FLAGS']?.split(' ').filter(Boolean) ?? [])];
}
