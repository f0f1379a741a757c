import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, createMigratedDatabase, type TestDatabase } from '../../test/test-database.ts';
import { findBreaches } from '../invariants/find-breaches.ts';
import { migrationsFolder, readMigrations } from '../local-migrations.ts';
import { migrate } from '../migrate.ts';
import { seed } from '../seed/seed.ts';
import { checksumFile } from './archive.ts';
import { backUp } from './back-up.ts';
import { copyName, newestCopyAt, removeOldCopies } from './kept-copies.ts';
import { restore } from './restore.ts';
import { inOrderOfReferences } from './tables.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'haat-backup-'));
afterAll(() => rm(folder, { recursive: true }));
const file = path.join(folder, 'copy.tar');
const uploadsFolder = path.join(folder, 'uploads');

let shop: TestDatabase;
let other: TestDatabase;
beforeEach(async () => {
  [shop, other] = [await createMigratedDatabase(), await createEmptyDatabase()];
});
afterEach(async () => {
  await shop.drop();
  await other.drop();
});

const restoreInto = (database: TestDatabase, more: { beforeReplacing?: () => Promise<void> } = {}) =>
  restore({ file, connectionString: database.connectionString, uploadsFolder, workFolder: folder, ...more });

const addUser = (database: TestDatabase, email: string) =>
  database.query(`INSERT INTO users (id, email, full_name) VALUES (gen_random_uuid(), '${email}', 'Somebody')`);

/** Every row of every table in a backup, except the counter of the jobs. */
async function contents(database: TestDatabase): Promise<Record<string, unknown>> {
  const names = await database.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of names) {
    if (name === '_prisma_migrations') continue;
    all[String(name)] = await database.query(`SELECT t::text AS row FROM "${String(name)}" t ORDER BY 1`);
  }
  return all;
}

async function breachesOf({ connectionString }: TestDatabase) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const breaches = await findBreaches(pool);
  await pool.end();
  return breaches;
}

test(
  'a backup restores the whole shop row by row, and sequences continue where they were',
  { timeout: 60_000 },
  async () => {
    await seed({ connectionString: shop.connectionString, withDemoLogins: true });
    const odd = String.raw`E'tab \t line \n backslash \\ comma , quote " \\. নকশি কাঁথা ৳'`;
    await shop.query(`UPDATE brands SET title = ${odd} WHERE id = 1; UPDATE users SET phone = NULL`);
    await mkdir(path.join(uploadsFolder, 'user_image'), { recursive: true });
    await writeFile(path.join(uploadsFolder, 'user_image/a.webp'), 'a picture');

    const { tables } = await backUp({ ...shop, uploadsFolder, file });
    expect(tables.find(({ name }) => name === 'products')?.rows).toBeGreaterThan(100);
    await rm(uploadsFolder, { recursive: true });
    await restoreInto(other);

    expect(await contents(other)).toEqual(await contents(shop));
    expect(await breachesOf(other)).toEqual([]);
    expect(await readFile(path.join(uploadsFolder, 'user_image/a.webp'), 'utf8')).toBe('a picture');
    const next = `SELECT nextval('products_id_seq')::int AS id`;
    expect(await other.query(next)).toEqual(await shop.query(next));
    expect((await readdir(folder)).toSorted()).toEqual(['copy.tar', 'copy.tar.sha256', 'uploads']);
  },
);

test('a backup is of one moment: rows written while it is taken are not in it', async () => {
  const writer = new pg.Client({ connectionString: shop.connectionString });
  await writer.connect();
  await writer.query('BEGIN; LOCK TABLE team_members');
  const copying = backUp({ ...shop, uploadsFolder, file });
  const waiting = `SELECT FROM pg_stat_activity WHERE application_name = 'haat backup' AND wait_event_type = 'Lock'
                    AND datname = current_database()`;
  await expect.poll(async () => (await shop.query(waiting)).length, { timeout: 10_000 }).toBe(1);
  await writer.query(
    `INSERT INTO users (id, email, full_name) VALUES (gen_random_uuid(), 'late@haat.example', 'Late')`,
  );
  await writer.query('COMMIT');
  await writer.end();

  const { tables } = await copying;
  const names = tables.map(({ name }) => name);
  expect(names.indexOf('users')).toBeGreaterThan(names.indexOf('team_members'));
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(0);
});

test('a backup of an older shop is migrated; one of a newer shop is refused', { timeout: 60_000 }, async () => {
  const names = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  await shop.drop();
  shop = await createEmptyDatabase();
  await migrate({ ...shop, upTo: String(names.at(-2)) });
  await addUser(shop, 'old@haat.example');
  await backUp({ ...shop, uploadsFolder, file });
  await restoreInto(other);
  expect(await other.query('SELECT email FROM users')).toEqual([{ email: 'old@haat.example' }]);
  expect(await migrate(other)).toEqual([]);

  await shop.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', '', '29990101_later', now())`,
  );
  await backUp({ ...shop, uploadsFolder, file });
  await expect(restoreInto(other, { beforeReplacing: async () => {} })).rejects.toThrow('of a newer Haat');
  expect(await other.query('SELECT email FROM users')).toHaveLength(1);
});

test('a database with shoppers is replaced only if asked to, and backed up before', async () => {
  await backUp({ ...shop, uploadsFolder, file });
  await migrate(other);
  await addUser(other, 'here@haat.example');
  await expect(restoreInto(other)).rejects.toThrow('--yes-replace');
  expect(await other.query('SELECT email FROM users')).toHaveLength(1);

  let seen: unknown;
  await restoreInto(other, { beforeReplacing: async () => void (seen = await other.query('SELECT email FROM users')) });
  expect(seen).toEqual([{ email: 'here@haat.example' }]);
  expect(await other.query('SELECT email FROM users')).toEqual([]);
});

test('nothing is restored while the shop is running', async () => {
  await backUp({ ...shop, uploadsFolder, file });
  const open = new pg.Client({ connectionString: other.connectionString, application_name: 'haat' });
  await open.connect();
  await expect(restoreInto(other)).rejects.toThrow('The shop is running');
  await open.end();
});

test('a damaged backup is reported before anything is changed, with its checksum and without', async () => {
  await seed({ connectionString: shop.connectionString, withDemoLogins: true });
  await backUp({ ...shop, uploadsFolder, file });
  const whole = await readFile(file);

  await appendFile(file, 'x');
  await expect(restoreInto(other)).rejects.toThrow('does not have its checksum');

  await rm(checksumFile(file));
  const at = Math.floor(whole.length / 2);
  await writeFile(file, Buffer.concat([whole.subarray(0, at), Buffer.alloc(64, 7), whole.subarray(at + 64)]));
  await expect(restoreInto(other)).rejects.toThrow('The copy is damaged: table');
  expect(await other.query(`SELECT to_regclass('public.users') AS users`)).toEqual([{ users: null }]);

  await expect(restore({ ...other, file: `${file}.none`, uploadsFolder, workFolder: folder })).rejects.toThrow(
    'no file',
  );
  await expect(backUp({ ...other, uploadsFolder, file })).rejects.toThrow('There is no shop in this database.');
});

/** Whether a disk of 4 MB could be mounted there, which requires root. */
function mountDisk(mountPoint: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', mountPoint], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const disk = await mkdtemp(path.join(tmpdir(), 'haat-backup-disk-'));
const isMounted = mountDisk(disk);
afterAll(async () => {
  if (isMounted) execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

test.runIf(isMounted)(
  'a backup that cannot be read back leaves nothing, and does not count as the newest',
  async () => {
    const uploads = path.join(folder, 'large/uploads');
    await mkdir(uploads, { recursive: true });
    // The disk holds the packed file, but not its contents as well.
    await writeFile(path.join(uploads, 'a.webp'), Buffer.alloc(2_500_000, 7));
    const options = { ...shop, file: path.join(disk, copyName(new Date())) };
    await expect(backUp({ ...options, uploadsFolder: uploads })).rejects.toThrow('Command failed: tar -xf');
    expect(await readdir(disk)).toEqual([]);
    expect(await newestCopyAt(disk)).toBeNull();

    await backUp({ ...options, uploadsFolder: undefined });
    expect(await newestCopyAt(disk)).not.toBeNull();
  },
);

test('the newest backups are kept, and no other files are removed', async () => {
  const kept = await mkdtemp(path.join(folder, 'kept-'));
  expect(await newestCopyAt(kept)).toBeNull();
  const names = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => copyName(new Date(`${day}T09:30:00Z`)));
  expect(names.at(-1)).toBe('haat-20261121T093000Z.tar');
  for (const name of [...names, 'haat-before-the-sale.tar']) await writeFile(path.join(kept, name), '');

  expect(await removeOldCopies({ folder: kept, keep: 2 })).toEqual(names.slice(0, 1));
  expect((await readdir(kept)).toSorted()).toEqual([...names.slice(1), 'haat-before-the-sale.tar']);
  expect((await newestCopyAt(kept))?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

const table = (name: string, refers_to: string[] = []) => ({ name, columns: ['id'], refers_to });

test('tables come after those they refer to', () => {
  const ordered = inOrderOfReferences([table('lines', ['orders', 'products']), table('orders'), table('products')]);
  expect(ordered.map(({ name }) => name)).toEqual(['orders', 'products', 'lines']);
  expect(() => inOrderOfReferences([table('a', ['b']), table('b', ['a'])])).toThrow(
    'Tables refer to each other: a, b.',
  );
});
