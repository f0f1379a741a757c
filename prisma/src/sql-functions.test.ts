import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../test/empty-database.ts';
import { migrate } from './migrate.ts';
import { applyFunctions, readFunctionFiles } from './sql-functions.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrate(database);
});
afterEach(() => database.drop());

/** The schema's functions with their bodies, except those of extensions. */
const functionsOfDatabase = `
  SELECT proname AS name, prosrc AS body FROM pg_proc p
   WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;
const triggersOfDatabase = 'SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal';

async function textOfFiles() {
  return (await readFunctionFiles()).map(({ sql }) => sql).join('\n');
}

function namesOf(rows: Record<string, unknown>[]) {
  return rows.map(({ name }) => String(name)).toSorted();
}

function declared(kind: 'FUNCTION' | 'TRIGGER', text: string) {
  const names = text.matchAll(new RegExp(`^CREATE OR REPLACE ${kind} (\\w+)`, 'gm'));
  return [...names].map(([, name]) => String(name)).toSorted();
}

test('every function and trigger of the database is in a file, and vice versa', async () => {
  const text = await textOfFiles();
  const functions = await database.query(functionsOfDatabase);

  expect(namesOf(functions)).toEqual(declared('FUNCTION', text));
  expect(namesOf(await database.query(triggersOfDatabase))).toEqual(declared('TRIGGER', text));
  expect(functions.filter(({ body }) => !text.includes(`AS $$${String(body)}$$;`))).toEqual([]);
});

test('a file that changed since the database ran it runs again, alone', async () => {
  await database.query(`CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN END';
    UPDATE _applied_functions SET checksum = 'older' WHERE name = 'functions/stock-ledger.sql'`);

  expect(await migrate(database)).toEqual(['functions/stock-ledger.sql']);
  expect(await migrate(database)).toEqual([]);

  const [restored] = await database.query("SELECT prosrc FROM pg_proc WHERE proname = 'refuse_ledger_change'");
  expect(restored?.['prosrc']).toContain('append-only');
});

test('a file that fails is named, and none of the others takes effect', async () => {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const files = [
    { name: 'functions/a.sql', sql: 'CREATE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$', checksum: '1' },
    { name: 'functions/b.sql', sql: 'SELECT nothing', checksum: '2' },
  ];

  await expect(applyFunctions(client, files)).rejects.toThrow(/^functions\/b\.sql: .*nothing/);
  await client.end();

  expect(await database.query("SELECT FROM pg_proc WHERE proname = 'a'")).toEqual([]);
  expect(await migrate(database)).toEqual([]);
});

/** Columns whose changes do not reach cached pages, and why they need not. */
const columnsWithoutVersion = {
  // Stock and uses change with every order, and orders must not wait for each other at the version's row.
  products: ['search_skeletons', 'search_sounds', 'stock'],
  coupons: ['used_count'],
};

test.each(Object.entries(columnsWithoutVersion))(
  'a change of any column of %s raises the catalogue’s version, but for %j',
  async (table, expected) => {
    const rows = await database.query(
      `SELECT attname AS name FROM pg_attribute
        WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped
          AND attnum <> ALL (SELECT unnest(tgattr) FROM pg_trigger WHERE tgname = '${table}_bump_version')`,
    );
    expect(namesOf(rows)).toEqual(expected);
  },
);
