import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../test/test-database.ts';
import { migrationsFolder, readMigrations } from './local-migrations.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { baseline, squashedMigrations, withBaseline } from './squashed-migrations.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

/** Leaves a database as these migrations would have, provided they are the ones that the baseline replaced. */
async function migrateWithoutBaseline(names: string[]) {
  await migrate({ ...database, upTo: baseline });
  await database.query('DELETE FROM _prisma_migrations');
  for (const name of names) {
    await database.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES (gen_random_uuid(), '', '${name}', now())`,
    );
  }
}

test('a database with every migration that the baseline replaced adopts it and keeps its rows', async () => {
  await migrateWithoutBaseline(squashedMigrations);
  await database.query("INSERT INTO brands (title, title_bn, photo) VALUES ('Rupashi', 'রূপসী', '/x.webp')");
  const later = (await readMigrations(migrationsFolder)).map(({ name }) => name).filter((name) => name !== baseline);

  expect(await pendingMigrations(database)).toEqual(later);
  const applied = await migrate(database);
  expect(applied.filter((name) => !name.startsWith('functions/'))).toEqual(later);
  expect(await migrate(database)).toEqual([]);

  expect(await database.query('SELECT title FROM brands')).toEqual([{ title: 'Rupashi' }]);
  const recorded = await database.query('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1');
  expect(recorded.map(({ name }) => name)).toEqual([...squashedMigrations, baseline, ...later]);
});

test('a database with some of them is refused in one line that names the version to pass through', async () => {
  await migrateWithoutBaseline(squashedMigrations.slice(0, -1));

  const oneLine = /^This database is older than 20261121201000_district_names: upgrade it [^\n]*$/;
  await expect(migrate(database)).rejects.toThrow(oneLine);
  await expect(pendingMigrations(database)).rejects.toThrow(oneLine);
  expect(await database.query('SELECT FROM _prisma_migrations')).toHaveLength(squashedMigrations.length - 1);
});

test("a backup's history begins with the baseline, whether it was adopted, applied or pending", () => {
  expect(withBaseline([])).toEqual([]);
  expect(withBaseline([baseline, '29990101_later'])).toEqual([baseline, '29990101_later']);
  expect(withBaseline(squashedMigrations)).toEqual([baseline]);
  expect(withBaseline([...squashedMigrations, baseline, '29990101_later'])).toEqual([baseline, '29990101_later']);
});
