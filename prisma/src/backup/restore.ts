import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationsFolder, readMigrations } from '../local-migrations.ts';
import { migrate } from '../migrate.ts';
import { withBaseline } from '../squashed-migrations.ts';
import { gatherStatistics } from '../gather-statistics.ts';
import { tableFile, unpack } from './archive.ts';
import { readCompressed } from './copy-stream.ts';
import type { Manifest, ReadCopy } from './manifest.ts';
import { quoted, readTables, target } from './tables.ts';

const ownName = 'haat restore';

export interface RestoreOptions {
  file: string;
  /** Must point to PostgreSQL itself, not to a pooler. */
  connectionString: string;
  /** Where uploaded pictures are restored to; undefined if they are in a bucket. */
  uploadsFolder: string | undefined;
  /** A folder with enough space for the unpacked backup. */
  workFolder: string;
  /** Called before a database with shoppers or orders is emptied; if omitted, such a database is refused. */
  beforeReplacing?: () => Promise<void>;
}

/**
 * Restores a backup into an empty database, or replaces its contents. The whole backup is verified before anything is
 * changed; all rows are restored or none; a database of an older version is migrated afterwards.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { file, connectionString, uploadsFolder, workFolder, beforeReplacing } = options;
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(workFolder, '.unpacked-'));
  try {
    const copy = await unpack({ file, folder });
    const newest = (await knownMigrations(copy.manifest)).at(-1);
    await assertStopped(connectionString);
    if (await hasPeople(connectionString)) {
      if (!beforeReplacing)
        throw new Error('This database holds shoppers or orders. Add --yes-replace if you mean it.');
      await beforeReplacing();
    }
    await emptyDatabase(connectionString);
    await migrate({ connectionString, ...(newest && { upTo: newest }) });
    await withClient(connectionString, (client) => copyIn(client, copy));
    await migrate({ connectionString });
    await restoreUploads({ folder, uploadsFolder });
    return copy.manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A backup's migrations as this version names them. Throws a one-line error if the backup is too old or too new. */
async function knownMigrations(manifest: Manifest): Promise<string[]> {
  const migrations = withBaseline(manifest.migrations);
  const known = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  const isKnown = migrations.every((name, index) => known[index] === name);
  if (!isKnown) throw new Error('The copy is of a newer Haat, or of another. Restore it with the version it is of.');
  return migrations;
}

/** A running shop would write into the database being restored. */
async function assertStopped(connectionString: string): Promise<void> {
  const count = await withClient(connectionString, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'haat%' AND application_name <> '${ownName}'`,
    );
    return rowCount;
  });
  if (count) throw new Error('The shop is running on this database. Stop its web and worker processes first.');
}

function hasPeople(connectionString: string): Promise<boolean> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT to_regclass('public.users') IS NOT NULL AND to_regclass('public.orders') IS NOT NULL AS exists`,
    );
    if (!rows[0]?.exists) return false;
    const { rowCount } = await client.query('(SELECT FROM users LIMIT 1) UNION ALL (SELECT FROM orders LIMIT 1)');
    return rowCount !== 0;
  });
}

async function emptyDatabase(connectionString: string): Promise<void> {
  await withClient(connectionString, (client) =>
    client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
}

/** Everything in one transaction, including the removal of rows that migrations inserted. */
async function copyIn(client: pg.Client, { manifest, folder }: ReadCopy): Promise<void> {
  await client.query(`BEGIN; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL statement_timeout = 0`);
  const present = (await readTables(client)).map(({ name }) => quoted(name));
  await switchTriggers(client, { tables: present, to: 'DISABLE' });
  await client.query(`TRUNCATE ${present.join(', ')}`);
  for (const table of manifest.tables) {
    await readCompressed(tableFile(folder, table.name), client.query(copyFrom(`COPY ${target(table)} FROM STDIN`)));
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table.name)}`);
    if (Number(rows[0]?.count) !== table.rows) throw new Error(`Table ${table.name} did not come back whole.`);
  }
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null) await client.query('SELECT setval($1::regclass, $2)', [quoted(name), last]);
  }
  await switchTriggers(client, { tables: present, to: 'ENABLE' });
  // Jobs are not part of a backup, so queued mails must be enqueued again.
  await client.query(`UPDATE mails SET handed_over_at = NULL WHERE status = 'queued'`);
  await client.query('COMMIT');
  await gatherStatistics(client);
}

/** Results of triggers (counts, versions) are part of the backup already. Foreign keys are still checked, by PostgreSQL's own triggers. */
async function switchTriggers(client: pg.Client, { tables, to }: { tables: string[]; to: 'ENABLE' | 'DISABLE' }) {
  for (const table of tables) await client.query(`ALTER TABLE ${table} ${to} TRIGGER USER`);
}

/** Pictures have unique names, so existing files are kept. */
async function restoreUploads({ folder, uploadsFolder }: { folder: string; uploadsFolder: string | undefined }) {
  const source = path.join(folder, 'uploads');
  if (uploadsFolder && existsSync(source)) await cp(source, uploadsFolder, { recursive: true });
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: ownName });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
