import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProgram, startProgram } from '@haat/api/own-program';
import { freePort } from '../start/free-port.ts';

/** A PgBouncer in transaction mode, in front of every database of a PostgreSQL server. */
export interface Pooler {
  /** `host:port`, which replaces PostgreSQL's in a connection string. */
  address: string;
  /** Ends it at once, along with its connections, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the installed PgBouncer (Debian: `apt install pgbouncer`) with the settings given in docs/operations.md. */
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
    try {
      child = await startProgram('pgbouncer', {
        args: ['-q', ...user, file],
        port,
        failure: 'PgBouncer did not start. Is it installed (`apt install pgbouncer`)?',
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  await start();
  return {
    address: `127.0.0.1:${port}`,
    async restart() {
      await endProgram(child, 'SIGTERM');
      await start();
    },
    async stop() {
      await endProgram(child, 'SIGINT');
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
