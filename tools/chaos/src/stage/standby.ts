import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProgram, endWithUs } from '@haat/api/own-program';
import { createPool, type Pool } from '@haat/db';
import { freePort } from '@haat/tools/free-port';
import type { Database } from './database.ts';

/** A hot standby of the stage's database. */
export interface Standby {
  port: number;
  /** Whether any of the shop's connections has read products here since then, by this machine's clock. */
  hasRead(since: Date): Promise<boolean>;
  /** Stops replaying: it still responds, but falls behind. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Resolves once it has everything that the primary has written so far. */
  caughtUp(): Promise<void>;
  /**
   * Makes it the primary; resolves once it accepts writes. The named standbys may follow it, and the first of them is
   * synchronous.
   */
  promote(followers: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface StandbyOptions {
  folder: string;
  /** Its name for the primary, and its data folder. */
  name?: string;
  /** Where it reaches the primary, if not at the database's own port. */
  primaryPort?: number;
  database: Database;
  /** The superuser's connection to the primary. */
  pool: Pool;
}

const patienceMs = 20_000;

/** Copies the running primary like a base backup, and follows it from then on. */
export async function startStandby({
  folder,
  name = 'standby',
  primaryPort,
  database,
  pool,
}: StandbyOptions): Promise<Standby> {
  const source = path.join(folder, 'postgres/cluster');
  const data = path.join(folder, name);
  const port = await freePort();
  await copyPrimary(pool, { source, data });
  const primary = new URL(database.adminUrl);
  writeFileSync(path.join(data, 'standby.signal'), '');
  const { uid, gid } = statSync(source);
  for (const own of ['standby.signal', 'backup_label']) chownSync(path.join(data, own), uid, gid);
  const postmaster = readFileSync(path.join(source, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
  const program = readlinkSync(`/proc/${postmaster}/exe`);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'wal_retrieve_retry_interval=200ms',
    `primary_conninfo=application_name=${name} host=127.0.0.1 port=${primaryPort ?? database.port} user=${primary.username} password=${decodeURIComponent(primary.password)}`,
  ];
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const ownUrl = new URL(primary);
  ownUrl.port = String(port);
  let child: ChildProcess | undefined;

  async function query(sql: string): Promise<Record<string, unknown>[]> {
    const own = createPool({ connectionString: ownUrl.href, max: 1 });
    try {
      const { rows } = await own.query<Record<string, unknown>>(sql);
      return rows;
    } finally {
      await own.end();
    }
  }

  async function start(): Promise<void> {
    const output = openSync(path.join(folder, `${name}.log`), 'a');
    child = spawn(program, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...account,
      cwd: data,
      stdio: ['ignore', output, output],
    });
    endWithUs(child, 'SIGQUIT');
    closeSync(output);
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const isUp = await query('SELECT 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (Date.now() > deadline || child.exitCode !== null) throw new Error('The standby did not start.');
      await sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child) await endProgram(child, signal);
  }

  await start();
  return {
    port,
    async hasRead(since) {
      const found = await query(
        `SELECT FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE '%p.slug%' AND query_start > '${since.toISOString()}'`,
      );
      return found.length > 0;
    },
    async pause() {
      await query('SELECT pg_wal_replay_pause()');
    },
    async resume() {
      await query('SELECT pg_wal_replay_resume()');
    },
    kill: () => end('SIGKILL'),
    start,
    async caughtUp() {
      const { rows } = await pool.query<{ written: string }>('SELECT pg_current_wal_insert_lsn() AS written');
      const deadline = Date.now() + patienceMs;
      while (Date.now() < deadline) {
        const [row] = await query(`SELECT pg_last_wal_replay_lsn() >= '${rows[0]?.written}' AS "isThere"`);
        if (row?.['isThere']) return;
        await sleep(50);
      }
      throw new Error('The standby does not catch up.');
    },
    async promote(followers) {
      await query('SELECT pg_promote()');
      await query(`ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (${followers.join(', ')})'`);
      await query('SELECT pg_reload_conf()');
    },
    async close() {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function copyPrimary(pool: Pool, { source, data }: { source: string; data: string }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_backup_start('standby', true)");
    // Keeps the owner, who differs from the current user.
    execFileSync('cp', ['-a', source, data]);
    rmSync(path.join(data, 'postmaster.pid'));
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    client.release();
  }
}
