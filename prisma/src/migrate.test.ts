import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../test/test-database.ts';
import { migrationsFolder, readMigrations } from './local-migrations.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { readFunctionFiles } from './sql-functions.ts';

let database: TestDatabase;
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
