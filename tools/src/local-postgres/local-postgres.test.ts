import { chmodSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLocalPostgres, startLocalPostgres } from './local-postgres.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'haat-local-postgres-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}

function postmasterPid() {
  return Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('keeps its data, uses UTF-8 and recognises Bangla letters', async () => {
  const first = await startLocalPostgres({ dataDir });
  await query(first.connectionString, "CREATE EXTENSION pg_trgm; CREATE TABLE kept AS SELECT 'শাড়ি' AS word");
  await first.stop();
  const second = await startLocalPostgres({ dataDir });

  const rows = await query(
    second.connectionString,
    'SELECT word, cardinality(show_trgm(word)) > 0 AS has_letters FROM kept',
  );
  await second.stop();

  expect(rows).toEqual([{ word: 'শাড়ি', has_letters: true }]);
});

test('nobody can connect without the password', async () => {
  const postgres = await startLocalPostgres({ dataDir });
  const url = new URL(postgres.connectionString);
  url.password = 'postgres';

  await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  await postgres.stop();
});

test('a second start on the same data is refused in one line, and can find the first', async () => {
  const first = await startLocalPostgres({ dataDir });

  await expect(startLocalPostgres({ dataDir })).rejects.toThrow(
    /^The database in .* is in use: Haat is running already\./,
  );
  expect(await findLocalPostgres({ dataDir })).toBe(first.connectionString);

  await first.stop();
  expect(await findLocalPostgres({ dataDir })).toBeUndefined();
});

test('starts again after kill -9 of the server', async () => {
  const first = await startLocalPostgres({ dataDir });
  await query(first.connectionString, 'CREATE TABLE kept (id int)');
  process.kill(postmasterPid(), 'SIGKILL');

  const second = await startLocalPostgres({ dataDir });
  expect(await query(second.connectionString, 'SELECT count(*)::int FROM kept')).toEqual([{ count: 0 }]);
  await second.stop();
  await first.stop();
});

test('starts if the pid file names a program that is not PostgreSQL', async () => {
  const first = await startLocalPostgres({ dataDir });
  await first.stop();
  writeFileSync(
    path.join(dataDir, 'cluster/postmaster.pid'),
    `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`,
  );

  const second = await startLocalPostgres({ dataDir });
  expect(postmasterPid()).not.toBe(process.pid);
  await second.stop();
});

test('takes over a server whose launcher has exited', async () => {
  const first = await startLocalPostgres({ dataDir });
  const orphan = postmasterPid();
  // Without the launcher's connection, as after the launcher was killed.
  await query(
    first.connectionString,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'haat launcher'",
  );
  await sleep(100);

  const second = await startLocalPostgres({ dataDir });
  expect(postmasterPid()).not.toBe(orphan);
  await second.stop();
  await first.stop();
});

test.runIf(isRoot)('if only root may enter the folder, a link leads to the data', async () => {
  chmodSync(folder, 0o700);
  const postgres = await startLocalPostgres({ dataDir });
  await postgres.stop();

  expect(lstatSync(dataDir).isSymbolicLink()).toBe(true);
  const home = realpathSync(dataDir);
  expect(home).toMatch(/^\/var\/lib\/haat\/postgres-data-/);
  rmSync(home, { recursive: true });
});
