import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readAppliedMigrations } from '../migration-history.ts';
import { pack, publish, tableFile, unfinished, unpack } from './archive.ts';
import { writeCompressed } from './copy-stream.ts';
import type { Manifest, TableCopy } from './manifest.ts';
import { readSequences, readTables, everyRow, type Table } from './tables.ts';

export interface BackUpOptions {
  /** Must point to PostgreSQL itself, not to a pooler. */
  connectionString: string;
  /** The folder of uploaded pictures; undefined if they are in a bucket. */
  uploadsFolder: string | undefined;
  /** Path of the tar file to write. */
  file: string;
}

/**
 * Backs up the whole shop as of one moment, while it is in use, into a file with its checksum next to it. The file gets
 * its name once it was read back. Throws, and leaves no file, unless every row reads back as written.
 */
export async function backUp({ connectionString, uploadsFolder, file }: BackUpOptions): Promise<Manifest> {
  const packed = unfinished(file);
  try {
    await inWorkFolder(file, async (folder) => {
      const manifest = await copyTables({ connectionString, folder });
      await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      await pack({ folder, uploadsFolder, file: packed });
    });
    const { manifest } = await inWorkFolder(file, (folder) => unpack({ file: packed, folder }));
    await publish({ packed, file });
    return manifest;
  } finally {
    await rm(packed, { force: true });
  }
}

/** The work folder is next to the file, and thus on the same disk, readable by this user only. */
async function inWorkFolder<Result>(file: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(path.dirname(file), '.unfinished-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyTables({ connectionString, folder }: { connectionString: string; folder: string }) {
  await mkdir(path.join(folder, 'tables'));
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'haat backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    // One snapshot: an order is in the backup with all its lines, stock movements and mails, or not at all.
    await client.query(`BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL statement_timeout = 0`);
    const migrations = await readAppliedMigrations(client);
    if (!migrations) throw new Error('There is no shop in this database.');
    const tables: TableCopy[] = [];
    for (const table of await readTables(client)) tables.push(await copyTable({ client, table, folder }));
    // Read last, so that a sequence is at least as far as any row of the snapshot.
    const sequences = await readSequences(client);
    const { rows } = await client.query<{ at: Date }>('SELECT now() AS at');
    const takenAt = (rows[0]?.at ?? new Date()).toISOString();
    return { format: 1, takenAt, migrations, tables, sequences } satisfies Manifest;
  } finally {
    await client.end();
  }
}

interface CopyTable {
  client: pg.Client;
  table: Table;
  folder: string;
}

async function copyTable({ client, table, folder }: CopyTable): Promise<TableCopy> {
  const stream = client.query(copyTo(`COPY (${everyRow(table)}) TO STDOUT`));
  return { ...table, ...(await writeCompressed(stream, tableFile(folder, table.name))) };
}
