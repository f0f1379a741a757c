import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The name of the connection that a launcher keeps open while it runs. */
export const launcherName = 'haat launcher';

/**
 * Prepares for a start: stops a server whose launcher was killed, and removes a pid file whose pid now belongs to another
 * program. Throws if a launcher still manages the server.
 */
export async function clearTheWay({
  clusterFolder,
  password,
}: {
  clusterFolder: string;
  password: string;
}): Promise<void> {
  const pidFile = path.join(clusterFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pidLine, , , portLine] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(pidLine);
  const command = commandLine(pid);
  // PostgreSQL itself handles the pid file of a server that has exited.
  if (command === undefined) return;
  if (!command.includes(clusterFolder)) return rmSync(pidFile, { force: true });

  if (await hasLauncher({ port: Number(portLine), password })) {
    throw new Error(`The database in ${clusterFolder} is in use: Haat is running already. Stop that one first.`);
  }
  askToEnd(pid);
  await hasEnded({ pid, withinMs: 30_000 });
}

/** The server on this data, if it responds and its launcher is running. */
export async function findServer({ home }: { home: string }): Promise<{ port: number; password: string } | undefined> {
  const pidFile = path.join(home, 'cluster/postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const password = readFileSync(path.join(home, 'password'), 'utf8');
  return (await hasLauncher({ port, password })) ? { port, password } : undefined;
}

async function hasLauncher({ port, password }: { port: number; password: string }): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    password,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [launcherName]);
    return rowCount !== 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The command line of a process; undefined if there is none with that pid. */
function commandLine(pid: number): string | undefined {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline')) return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
}

async function hasEnded({ pid, withinMs }: { pid: number; withinMs: number }) {
  const giveUpAt = Date.now() + withinMs;
  while (commandLine(pid)) {
    if (Date.now() > giveUpAt) throw new Error(`A database server left over from before (pid ${pid}) does not stop.`);
    await sleep(50);
  }
}

/** Asks a process to exit; it may have exited already. */
function askToEnd(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
