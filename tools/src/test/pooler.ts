import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../start/free-port.ts';

/** A PgBouncer in transaction mode, before every database of one PostgreSQL. */
export interface Pooler {
  /** `host:port`, which takes the place of PostgreSQL's in a connection string. */
  address: string;
  /** Ends it at once, with the connections that go through it, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const patienceMs = 5_000;

/** Starts the PgBouncer of this machine (Debian: `apt install pgbouncer`) with the settings that docs/operations.md names. */
export async function startPooler({ connectionString }: { connectionString: string }): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(new URL(connectionString), port));
  let child: ChildProcess;

  async function start(): Promise<void> {
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    child = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      await untilListening(child, port);
    } catch (error) {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
      throw new Error('PgBouncer did not start. Is it installed (`apt install pgbouncer`)?', { cause: error });
    }
  }

  await start();
  return {
    address: `127.0.0.1:${port}`,
    async restart() {
      await end(child, 'SIGTERM');
      await start();
    },
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings({ hostname, port, username, password }: URL, ownPort: number): string {
  return `[databases]
* = host=${hostname} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)} connect_query='SET statement_timeout = ''4s''; SET lock_timeout = ''3s''; SET idle_in_transaction_session_timeout = ''10s'''

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
max_db_connections = 20
server_idle_timeout = 5
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const failure = once(child, 'exit').then(
    ([code]) => new Error(`It ended with ${String(code)}.`),
    (error: Error) => error,
  );
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (await isListening(port)) return;
    const failed = await Promise.race([failure, sleep(50)]);
    if (failed) throw failed;
  }
  throw new Error(`It does not answer on port ${port}.`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await Promise.race([exited, sleep(patienceMs)]);
  child.kill('SIGKILL');
}
