import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countSold, rowsOfOldShop } from '../test/old-shop.ts';
import { createEmptyDatabase, createMigratedDatabase, type TestDatabase } from '../test/test-database.ts';
import { findBreaches } from './invariants/find-breaches.ts';
import { migrate } from './migrate.ts';

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
  const oldRows = await rowsOfOldShop();
  for (const { after, sql } of oldRows) {
    await keepsRows(older, () => migrate({ ...older, upTo: after }));
    await older.query(sql);
  }
  await keepsRows(older, () => migrate(older));

  for (const { sql } of oldRows) await newest.query(sql);
  await Promise.all([older, newest].map(countSold));
  const upgraded = await contents(older);
  expect(whatIsSaid(upgraded)).toEqual(whatIsSaid(await contents(newest)));
  expect(Object.keys(upgraded).filter((table) => upgraded[table]?.length === 0)).toEqual([]);
  expect(await breachesOf(older)).toEqual([]);
});
