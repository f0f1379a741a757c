import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../test/test-database.ts';
import { createDb, createPool, plannedForItsValues, Prisma } from './client.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

test('bigints are numbers while that is exact', async () => {
  const pool = createPool(database);
  const { rows } = await pool.query('SELECT 42::bigint AS safe, 9007199254740993::bigint AS large');
  await pool.end();

  expect(rows).toEqual([{ safe: 42, large: 9_007_199_254_740_993n }]);
});

test('a statement that takes too long is cancelled', async () => {
  const pool = createPool({ ...database, statementTimeoutMs: 100 });

  await expect(pool.query('SELECT pg_sleep(5)')).rejects.toThrow(/statement timeout/);
  await pool.end();
});

test('idle connections are closed but for those that are kept', async () => {
  const pool = createPool({ ...database, kept: 2 });
  pool.options.idleTimeoutMillis = 1;
  await Promise.all([1, 2, 3, 4].map(() => pool.query('SELECT pg_sleep(0.05)')));

  await expect.poll(() => pool.totalCount).toBeLessThan(4);
  await pool.query('SELECT pg_sleep(0.05)');
  expect(pool.totalCount).toBe(2);
  await pool.end();
});

test('broken connections are reported and replaced', async () => {
  const errors: Error[] = [];
  const pool = createPool({ ...database, onError: (error) => errors.push(error) });
  await pool.query('SELECT 1');

  await database.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await expect.poll(() => errors.length).toBeGreaterThan(0);

  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a connection that breaks while it is checked out is reported', async () => {
  const errors: Error[] = [];
  const pool = createPool({ ...database, onError: (error) => errors.push(error) });
  const client = await pool.connect();

  await database.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await expect.poll(() => errors.length).toBeGreaterThan(0);

  client.release(true);
  await pool.end();
});

test('Prisma reads and writes through the pool and leaves it open', async () => {
  await migrate(database);
  const pool = createPool(database);
  const db = createDb(pool);

  await db.brand.create({ data: { title: 'Rupashi', titleBn: 'রূপসী', photo: '/x.webp' } });
  expect(await db.brand.findMany({ select: { titleBn: true } })).toEqual([{ titleBn: 'রূপসী' }]);

  await db.$disconnect();
  expect((await pool.query('SELECT count(*) FROM brands')).rows).toEqual([{ count: 1 }]);
  await pool.end();
});

test("times do not depend on the database's time zone", async () => {
  await database.query(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET timezone = %L', current_database(), 'Asia/Dhaka');
  END $$`);
  const pool = createPool(database);
  const [row] = await createDb(pool).$queryRaw<{ at: Date }[]>`SELECT '2026-11-22T12:00:00Z'::timestamptz AS at`;
  await pool.end();

  expect(row?.at).toEqual(new Date('2026-11-22T12:00:00Z'));
});

test('statements are named only if asked to, and only a limited number of them', async () => {
  const pool = createPool({ ...database, max: 1 });
  const [unnamed, named] = [createDb(pool), createDb(pool, { isNaming: true })];
  const prepared = async () => (await pool.query('SELECT FROM pg_prepared_statements')).rowCount;

  await unnamed.$queryRaw`SELECT 1 AS one`;
  expect(await prepared()).toBe(0);
  for (let turn = 0; turn < 3; turn++) await named.$queryRaw`SELECT ${turn}::int AS turn`;
  expect(await prepared()).toBe(1);
  await named.$queryRaw`${plannedForItsValues} SELECT 1 AS one`;
  expect(await prepared()).toBe(1);
  for (let text = 0; text < 600; text++) await named.$queryRaw(Prisma.raw(`SELECT ${text} AS text`));
  expect(await prepared()).toBe(500);
  await pool.end();
});
