import { afterEach, beforeEach, expect, test } from 'vitest';
import { backendPid, createEmptyDatabase, type TestDatabase } from '../test/test-database.ts';
import { GrowingPool } from './growing-pool.ts';

let database: TestDatabase;
let pool: GrowingPool;
/** Called for each new connection, which is usable when the promise resolves. */
let onConnect: () => Promise<void>;

beforeEach(async () => {
  database = await createEmptyDatabase();
  onConnect = async () => {};
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, though its type does not say so
  pool = new GrowingPool({ connectionString: database.connectionString, max: 4, onConnect: () => onConnect() });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

test('a request takes a connection that becomes free before the new one is open', async () => {
  const first = await pool.connect();
  const { rows } = await first.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const opening = Promise.withResolvers<void>();
  onConnect = () => opening.promise;
  const waiting = backendPid(pool);
  expect(pool.totalCount).toBe(2);

  first.release();
  expect(await waiting).toBe(rows[0]?.pid);
  opening.resolve();
  await expect.poll(() => pool.idleCount).toBe(2);
});

test('connections are opened one at a time, as many as are in use at once and at most its maximum', async () => {
  let opening = 0;
  let mostOpening = 0;
  onConnect = async () => {
    mostOpening = Math.max(mostOpening, ++opening);
    await new Promise((resolve) => setTimeout(resolve, 20));
    opening -= 1;
  };
  const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
  expect({ mostOpening, total: pool.totalCount }).toEqual({ mostOpening: 1, total: 3 });

  const more = [1, 2, 3].map(() => backendPid(pool));
  await Promise.all(more);
  expect(pool.totalCount).toBe(4);
  for (const client of clients) client.release();
});

test('when all are in use, requests are served in their order', async () => {
  const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
  const served: number[] = [];
  const waiting = [1, 2, 3].map(async (turn) => {
    await pool.query('SELECT 1');
    served.push(turn);
  });
  expect(pool.waitingCount).toBe(3);
  clients[0]?.release();
  await Promise.all(waiting);
  expect(served).toEqual([1, 2, 3]);
  for (const client of clients.slice(1)) client.release();
});

test('all who wait for a connection that cannot be opened get its error, and later ones are served', async () => {
  onConnect = () => Promise.reject(new Error('the database is full'));
  const outcomes = await Promise.allSettled([backendPid(pool), backendPid(pool), pool.connect()]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
    outcomes.map(() => 'Error: the database is full'),
  );

  onConnect = async () => {};
  expect(await backendPid(pool)).toEqual(expect.any(Number));
});

test('a connection that breaks in use is replaced for those who wait', async () => {
  pool.on('error', () => {});
  const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
  const waiting = backendPid(pool);
  clients[0]?.release(true);
  expect(await waiting).toEqual(expect.any(Number));
  for (const client of clients.slice(1)) client.release();
});
