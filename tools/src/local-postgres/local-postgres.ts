import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../start/free-port.ts';
import { type Account, serverAccount } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { ensureCluster, readOrCreatePassword } from './cluster.ts';
import { giveTo, prepareHome, reachableBinaries } from './places.ts';
import { clearTheWay, findServer, launcherName } from './running-server.ts';

export interface LocalPostgresOptions {
  /** Created if missing; contains the cluster, the password and the server's log. */
  dataDir: string;
  /** Defaults to a free port. */
  port?: number;
  /** False for tests: faster, but data is lost in a power failure. */
  durable?: boolean;
  onProgress?: (message: string) => void;
}

export interface LocalPostgres {
  /** For the database `haat`, as superuser. */
  connectionString: string;
  /** Resolves when the server has exited and everything is on disk. */
  stop: () => Promise<void>;
}

/** Starts the installed PostgreSQL on 127.0.0.1 with persistent data. Errors have one-line messages. */
export async function startLocalPostgres({
  dataDir,
  port,
  durable = true,
  onProgress = () => {},
}: LocalPostgresOptions): Promise<LocalPostgres> {
  const account = serverAccount({ clusterFolder: path.join(dataDir, 'cluster') });
  const home = prepareHome({ dataDir: path.resolve(dataDir), account });
  const programs = reachableBinaries({ binaries: embeddedBinaries(), account });
  const password = readOrCreatePassword({ home, account });
  const clusterFolder = await ensureCluster({ home, programs, account, onProgress });
  await clearTheWay({ clusterFolder, password });

  const server = { programs, clusterFolder, home, account, durable, password, port: port ?? (await freePort()) };
  const child = await startServer(server);
  const launcher = await connectAsLauncher(server);
  return { connectionString: connectionString(server), stop: () => stopServer({ child, launcher }) };
}

/** The connection string of a local PostgreSQL that another process has started on this data and manages. */
export async function findLocalPostgres({ dataDir }: { dataDir: string }): Promise<string | undefined> {
  const server = await findServer({ home: path.resolve(dataDir) });
  return server && connectionString(server);
}

/** The same in a temporary folder that is removed when it stops, and without durability. */
export async function startTemporaryPostgres(): Promise<LocalPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-postgres-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: false,
  });
  return {
    connectionString: postgres.connectionString,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Server {
  programs: string;
  clusterFolder: string;
  home: string;
  account: Account | undefined;
  durable: boolean;
  password: string;
  port: number;
}

async function startServer(server: Server): Promise<ChildProcess> {
  // After a `kill -9` the old server and its children need a moment to exit.
  for (let triesLeft = 10; ; triesLeft -= 1) {
    const child = spawnServer(server);
    if (await isReady({ server, child })) return child;
    const log = readFileSync(logFile(server), 'utf8');
    if (triesLeft === 0 || !/is still in use|"postmaster.pid" already exists/.test(log)) {
      throw new Error(
        `PostgreSQL did not start. The end of ${logFile(server)}:\n${log.trim().split('\n').slice(-5).join('\n')}`,
      );
    }
    await sleep(300);
  }
}

function spawnServer(server: Server): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${server.port}`,
    'unix_socket_directories=',
    'max_connections=200',
    // On SSDs a random read costs little more than a sequential one.
    'random_page_cost=1.1',
    ...(server.durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const log = openSync(logFile(server), 'w', 0o600);
  giveTo(logFile(server), server.account);
  const child = spawn(
    path.join(server.programs, 'bin/postgres'),
    ['-D', server.clusterFolder, ...settings.flatMap((setting) => ['-c', setting])],
    // In its own process group: Ctrl-C reaches only the launcher, which stops the shop before its database.
    { ...server.account, cwd: server.home, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

async function isReady({ server, child }: { server: Server; child: ChildProcess }): Promise<boolean> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  child.on('error', () => {});
  while (!hasEnded()) {
    try {
      const client = await connect(server);
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
    if (child.pid === undefined) return false;
  }
  return false;
}

/** Creates the database and opens the connection that marks the server as managed while it is open. */
async function connectAsLauncher(server: Server): Promise<pg.Client> {
  const client = await connect(server, launcherName);
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'haat'");
  if (rowCount === 0) await client.query('CREATE DATABASE haat');
  return client;
}

async function connect(server: Server, applicationName = 'haat start'): Promise<pg.Client> {
  const { port, password } = server;
  const address = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', password };
  const client = new pg.Client({ ...address, application_name: applicationName, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function stopServer({ child, launcher }: { child: ChildProcess; launcher: pg.Client }): Promise<void> {
  await launcher.end().catch(() => {});
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // SIGINT closes open connections and writes a checkpoint; SIGQUIT leaves that to the next start.
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await ended;
  clearTimeout(hurry);
}

function connectionString({ port, password }: { port: number; password: string }) {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/haat`;
}

function logFile(server: Server) {
  return path.join(server.home, 'server.log');
}
