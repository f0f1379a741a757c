import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { packageFolder } from './package-folder.ts';

const functionsFolder = path.join(packageFolder, 'functions');

/** A file with the current text of SQL functions and triggers; running it again changes nothing. */
export interface FunctionFile {
  /** `functions/take-stock.sql` */
  name: string;
  sql: string;
  checksum: string;
}

/** All function files, by name. */
export async function readFunctionFiles(): Promise<FunctionFile[]> {
  const files = (await readdir(functionsFolder)).filter((file) => file.endsWith('.sql')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(functionsFolder, file), 'utf8')));
  return withChecksums(new Map(files.map((file, place) => [file, texts[place] ?? ''])));
}

/**
 * Files by name, with the checksum by which a database knows that it has run them. The first line of a file may be
 * `-- Depends on a.sql, b.sql:`; the file then also runs again when one of those changes. Throws if there is no such
 * file.
 */
export function withChecksums(texts: ReadonlyMap<string, string>): FunctionFile[] {
  return [...texts].map(([file, sql]) => {
    const hash = createHash('sha256').update(sql);
    const [, dependencies = ''] = /^-- Depends on ([^:]*):/.exec(sql) ?? [];
    for (const dependency of dependencies.split(', ').filter(Boolean)) {
      const text = texts.get(dependency);
      if (text === undefined) throw new Error(`functions/${file} depends on ${dependency}, which does not exist.`);
      hash.update(text);
    }
    return { name: `functions/${file}`, sql, checksum: hash.digest('hex') };
  });
}

/** The files whose current text the database has not run. */
export async function findChangedFunctions(client: pg.Client, files: FunctionFile[]): Promise<FunctionFile[]> {
  const table = await client.query("SELECT to_regclass('_applied_functions') IS NOT NULL AS exists");
  if (!table.rows[0].exists) return files;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM _applied_functions',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return files.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

/** Generated columns use these functions, so they must exist before the tables. */
const functionsOfTables = 'functions/search-keys.sql';

/** Creates the functions that tables depend on. They need no tables themselves. */
export async function runFunctionsOfTables(client: pg.Client): Promise<void> {
  for (const { name, sql } of await readFunctionFiles()) {
    if (name === functionsOfTables) await client.query(sql);
  }
}

const maxAttempts = 5;

/**
 * Runs files in one transaction: all take effect or none. Begins again after a deadlock with the running shop, which
 * writes the same tables in its own order. Throws with the name of the file that failed.
 */
export async function applyFunctions(client: pg.Client, files: FunctionFile[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(client, files);
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof pg.DatabaseError && cause.code === '40P01';
}

async function applyOnce(client: pg.Client, files: FunctionFile[]): Promise<void> {
  await client.query('BEGIN');
  try {
    // Unlogged: after a crash it is empty, and the files simply run again. Backups leave unlogged tables out.
    await client.query(
      'CREATE UNLOGGED TABLE IF NOT EXISTS _applied_functions (name text PRIMARY KEY, checksum text NOT NULL)',
    );
    for (const file of files) await applyFile(client, file);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function applyFile(client: pg.Client, { name, sql, checksum }: FunctionFile): Promise<void> {
  await client.query(sql).catch((cause: unknown) => {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  });
  await client.query(
    `INSERT INTO _applied_functions (name, checksum) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`,
    [name, checksum],
  );
}
