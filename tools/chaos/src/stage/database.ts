import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@haat/db';
import { freePort } from '@haat/tools/free-port';
import { type LocalPostgres, startLocalPostgres } from '@haat/tools/local-postgres';

const ownerName = 'shopkeeper';
const ownerPassword = 'of-this-stage-alone';

/** A durable PostgreSQL that can be broken. The shop's account is not a superuser. */
export interface Database {
  port: number;
  /** For the superuser, to inspect the shop's data. */
  adminUrl: string;
  /** The shop's connection string through this port. */
  shopUrl(port: number): string;
  /** `kill -9` of the server; resolves once it has exited. */
  kill(): Promise<void>;
  /** Like `pg_ctl -m immediate stop`: no checkpoint, and clients are disconnected at once. */
  stopAtOnce(): Promise<void>;
  /** Starts it again; resolves once it accepts connections. */
  start(): Promise<void>;
  /** Suspends all its processes until `thaw`. */
  freeze(): Promise<void>;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts the server with its data in `folder`, an empty database and the shop's account as its owner. */
export async function startDatabase({ folder }: { folder: string }): Promise<Database> {
  const dataDir = path.join(folder, 'postgres');
  const port = await freePort();
  let postgres: LocalPostgres = await startLocalPostgres({ dataDir, port });
  await makeOwner(postgres.connectionString);
  let frozen: number[] = [];

  const postmaster = () => Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);

  async function end(name: NodeJS.Signals): Promise<void> {
    const pid = postmaster();
    signal(pid, name);
    while (signal(pid, 0)) await sleep(20);
  }

  return {
    port,
    adminUrl: postgres.connectionString,
    shopUrl: (at) => `postgresql://${ownerName}:${ownerPassword}@127.0.0.1:${at}/haat`,
    kill: () => end('SIGKILL'),
    stopAtOnce: () => end('SIGQUIT'),
    async start() {
      postgres = await startLocalPostgres({ dataDir, port });
    },
    async freeze() {
      const pool = createPool({ connectionString: postgres.connectionString, max: 1 });
      const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
      await pool.end();
      frozen = [postmaster(), ...rows.map(({ pid }) => pid)];
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of frozen) signal(pid, 'SIGCONT');
      frozen = [];
    },
    close: () => postgres.stop(),
  };
}

async function makeOwner(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, max: 1 });
  await pool.query(`CREATE ROLE ${ownerName} LOGIN PASSWORD '${ownerPassword}'`);
  await pool.query(`ALTER DATABASE haat OWNER TO ${ownerName}`);
  await pool.end();
}

/** Sends a signal and returns whether the process exists; signal 0 only checks. A backend may have exited since it was listed. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
