import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backendPid, createEmptyDatabase, type TestDatabase } from '../test/test-database.ts';
import { boundedClient } from './bounded-client.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createEmptyDatabase();
  pool = new pg.Pool({ connectionString: database.connectionString, max: 1, Client: boundedClient(300) });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

test('a statement that is not answered fails, and its connection is replaced', async () => {
  const broken = await backendPid(pool);

  await expect(pool.query('SELECT pg_sleep(5)')).rejects.toThrow('Query read timeout');
  expect(await backendPid(pool)).not.toBe(broken);
});

test('an idle connection outlasts the bound, as does one whose statements together take longer', async () => {
  const lasting = await backendPid(pool);

  await sleep(400);
  for (let turn = 0; turn < 3; turn += 1) await pool.query('SELECT pg_sleep(0.15)');
  expect(await backendPid(pool)).toBe(lasting);
});

test('a transaction may pause between its statements', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await sleep(400);

  await expect(client.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await expect(client.query('SELECT pg_sleep(5)')).rejects.toThrow('Query read timeout');
  client.release(true);
});
