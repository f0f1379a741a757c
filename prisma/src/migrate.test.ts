import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../test/empty-database.ts';
import { migrationsFolder, readMigrations } from './local-migrations.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { readFunctionFiles } from './sql-functions.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

async function localNames() {
  return (await readMigrations(migrationsFolder)).map(({ name }) => name);
}

async function functionNames() {
  return (await readFunctionFiles()).map(({ name }) => name);
}

test('applies every migration once and records it as Prisma does', async () => {
  const names = await localNames();

  expect(await pendingMigrations(database)).toEqual(names);
  expect(await migrate(database)).toEqual([...names, ...(await functionNames())]);
  expect(await migrate(database)).toEqual([]);
  expect(await pendingMigrations(database)).toEqual([]);

  const rows = await database.query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
  );
  expect(rows.map((row) => row['migration_name'])).toEqual(names);
});

test('two processes that start at once apply each migration once', async () => {
  const [first, second] = await Promise.all([migrate(database), migrate(database)]);

  expect([...first, ...second]).toEqual([...(await localNames()), ...(await functionNames())]);
});

test('tables of another application are left alone', async () => {
  await database.query('CREATE TABLE products (id int)');

  await expect(migrate(database)).rejects.toThrow(/schema is not empty/);

  expect(await database.query("SELECT to_regclass('orders') AS orders")).toEqual([{ orders: null }]);
});

test('products can be inserted without a search path, as pg_restore and pg_upgrade do', async () => {
  await migrate(database);
  await database.query(
    `SET search_path = ''; CREATE TABLE public.shelf (title text, skeletons text[]
       GENERATED ALWAYS AS (public.search_skeletons(public.search_source(title, title, '{}'))) STORED);
     INSERT INTO public.shelf (title) VALUES ('শাড়ি')`,
  );
  expect(await database.query('SELECT skeletons FROM shelf')).toEqual(
    await database.query(`SELECT search_skeletons('saree') AS skeletons`),
  );
});

test('the database refuses invalid data', async () => {
  await migrate(database);
  const refused = {
    "INSERT INTO users (id, email, full_name) VALUES (gen_random_uuid(), 'A@b.example', 'A')":
      /users_email_is_lower_case/,
    "INSERT INTO coupons (code, value, total_limit, used_count) VALUES ('X', 100, 1, 2)": /coupons_used_within_limit/,
    'INSERT INTO catalogue_version (id) VALUES (2)': /catalogue_version_one_row/,
    "INSERT INTO shipping_zones (shipping_address, delivery_charge) VALUES ('X', -1)": /charge_not_negative/,
    "INSERT INTO seller_requests (reference, seller_kind, full_name, email, phone, location) VALUES ('R', 'local', 'A', 'a', '1', 'X')":
      /business_or_service/,
  };

  for (const [sql, constraint] of Object.entries(refused)) {
    await expect(database.query(sql)).rejects.toThrow(constraint);
  }
});

test('a function that must not scan whole tables has JIT off too', async () => {
  await migrate(database);
  const rows = await database.query(
    "SELECT proname, 'jit=off' = ANY (proconfig) AS calm FROM pg_proc WHERE 'enable_seqscan=off' = ANY (proconfig) ORDER BY 1",
  );
  expect(rows.map(({ proname }) => proname)).toEqual(expect.arrayContaining(['place_orders', 'read_carts']));
  expect(rows.filter(({ calm }) => !calm)).toEqual([]);
});

test('no index has a pending list, which every search would read', async () => {
  await migrate(database);
  const rows = await database.query(
    `SELECT relname, 'fastupdate=off' = ANY (reloptions) AS is_direct FROM pg_class
      WHERE relam = (SELECT oid FROM pg_am WHERE amname = 'gin') AND relnamespace = 'public'::regnamespace`,
  );
  expect(rows.map(({ relname }) => relname)).toContain('products_title_trigrams');
  expect(rows.filter(({ is_direct: isDirect }) => !isDirect)).toEqual([]);
});

test('migrations define no functions or triggers: their text is in prisma/functions', async () => {
  for (const { sql } of await readMigrations(migrationsFolder)) {
    expect(sql).not.toMatch(/CREATE (OR REPLACE )?(FUNCTION|PROCEDURE|TRIGGER)/i);
  }
});

test('a version older than the database leaves its functions as they are', async () => {
  await migrate(database);
  await database.query(`UPDATE _applied_functions SET checksum = 'newer';
    INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', '', '29990101_later', now())`);

  expect(await migrate(database)).toEqual([]);
});
