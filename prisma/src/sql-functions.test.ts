import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMigratedDatabase, type TestDatabase } from '../test/test-database.ts';
import { migrate } from './migrate.ts';
import { applyFunctions, readFunctionFiles, withChecksums } from './sql-functions.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createMigratedDatabase();
});
afterEach(() => database.drop());

/** The schema's functions with their bodies, without those of extensions. */
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

/** The names of the files that a database runs again when this file changes. */
async function reachedBy(file: string) {
  const files = await readFunctionFiles();
  const texts = new Map(files.map(({ name, sql }) => [name.replace('functions/', ''), sql]));
  const changed = withChecksums(texts.set(file, `${texts.get(file)}-- changed`));
  return changed.filter(({ checksum }, place) => checksum !== files[place]?.checksum).map(({ name }) => name);
}

test('when the words of products are found otherwise, those that are there are written anew', async () => {
  await database.query(`
    INSERT INTO brands (id, title, title_bn, photo) VALUES (1, 'Rupashi', 'রূপসী', '/x.webp');
    INSERT INTO categories (id, title, title_bn, photo) VALUES (1, 'Saree', 'শাড়ি', '/x.webp');
    INSERT INTO subcategories (id, category_id, title, title_bn, photo) VALUES (1, 1, 'Silk', 'সিল্ক', '/x.webp');
    INSERT INTO shops (id, name, name_bn, photo, district, about) VALUES (1, 'Loom', 'তাঁত', '/x.webp', 'Dhaka', 'A shop');
    INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition, brand_id, category_id, subcategory_id, shop_id)
    VALUES ('x', 'Jamdani', 'জামদানি', 'Woven', 'বোনা', '/x.webp', 100, 100, 1, 'new', 1, 1, 1, 1)`);
  const words = async () => (await database.query('SELECT words::text FROM product_search'))[0]?.['words'];
  const before = await words();
  const reached = await reachedBy('search-tables.sql');
  await database.query(`
    UPDATE product_search SET words = 'older';
    COMMENT ON TABLE search_terms IS 'older rules';
    UPDATE _applied_functions SET checksum = 'older' WHERE name = ANY('{${reached.join(',')}}')`);

  expect(await migrate(database)).toEqual(['functions/search-tables.sql', 'functions/search-terms.sql']);
  expect(await words()).toBe(before);
});

test('a file cannot depend on one that does not exist', () => {
  const texts = new Map([['a.sql', '-- Depends on b.sql: it uses its tables.']]);
  expect(() => withChecksums(texts)).toThrow('functions/a.sql depends on b.sql, which does not exist.');
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
  // Stock and coupon uses change with every order, and orders must not wait for each other at the version's row.
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
