import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, createMigratedDatabase, type TestDatabase } from '../test/test-database.ts';
import { findBreaches } from './invariants/find-breaches.ts';
import { migrate } from './migrate.ts';
import { packageFolder } from './package-folder.ts';

/**
 * The rows that a shop had in the tables that were new at the migration after which each file is named. Every table
 * has some: a new table gets its rows in the file of a later migration.
 */
const folder = path.join(packageFolder, 'test/older-shop');
const rowsOf = async (file: string) => readFile(path.join(folder, file), 'utf8');

let older: TestDatabase;
let newest: TestDatabase;
beforeEach(async () => {
  [older, newest] = [await createEmptyDatabase(), await createMigratedDatabase()];
});
afterEach(async () => {
  await older.drop();
  await newest.drop();
});

type Row = Record<string, unknown>;

/** The rows of every table, by their texts, without the migrations' own tables. */
async function contents(database: TestDatabase): Promise<Record<string, Row[]>> {
  const names = await database.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE '\\_%' ORDER BY 1`,
  );
  const selects = names.map(
    ({ name }) =>
      `SELECT '${String(name)}' AS name, coalesce(jsonb_agg(to_jsonb(t) ORDER BY t::text), '[]') AS rows FROM "${String(name)}" t`,
  );
  const tables = await database.query(selects.join(' UNION ALL '));
  return Object.fromEntries(tables.map(({ name, rows }) => [String(name), rows as Row[]]));
}

/** Without what depends on the order in which rows were written. */
function whatIsSaid({ catalogue_version: _changes, ...tables }: Record<string, Row[]>): Record<string, unknown[]> {
  const said = Object.entries(tables).map(([table, rows]) =>
    table.endsWith('_figures')
      ? [table, rows.map(({ id: _id, ...figure }) => JSON.stringify(figure)).toSorted()]
      : [table, rows],
  );
  return Object.fromEntries(said);
}

/** Does what the hourly jobs do: counts what sold. */
async function countSold(database: TestDatabase): Promise<void> {
  await database.query(`
    SELECT count_sold((SELECT max(id) FROM stock_movements), 100000);
    SELECT rank_sold(1, 1000, 100), figure_brands(1, 1000)`);
}

/** Expects that every row of before is there afterwards, with the same values in the columns that it had. */
async function keepsRows(database: TestDatabase, change: () => Promise<unknown>): Promise<void> {
  const before = await contents(database);
  await change();
  const after = await contents(database);
  for (const [table, rows] of Object.entries(before)) {
    const lost = rows.filter((row) => !after[table]?.some((each) => isPartOf(row, each)));
    expect(lost, table).toEqual([]);
  }
}

function isPartOf(row: Row, other: Row): boolean {
  return Object.entries(row).every(([column, value]) => isDeepStrictEqual(other[column], value));
}

async function breachesOf({ connectionString }: TestDatabase) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const breaches = await findBreaches(pool);
  await pool.end();
  return breaches;
}

test('a shop of an older release is whole after the upgrade, and like one that was filled by this release', async () => {
  const files = (await readdir(folder)).toSorted();
  for (const file of files) {
    await keepsRows(older, () => migrate({ ...older, upTo: path.basename(file, '.sql') }));
    await older.query(await rowsOf(file));
  }
  await keepsRows(older, () => migrate(older));

  for (const file of files) await newest.query(await rowsOf(file));
  await Promise.all([older, newest].map(countSold));
  const upgraded = await contents(older);
  expect(whatIsSaid(upgraded)).toEqual(whatIsSaid(await contents(newest)));
  expect(Object.keys(upgraded).filter((table) => upgraded[table]?.length === 0)).toEqual([]);
  expect(await breachesOf(older)).toEqual([]);
});
