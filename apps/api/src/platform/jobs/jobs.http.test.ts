import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { createJobs } from './jobs.ts';
import { withPgTransaction } from './pg-transaction.ts';

const { services } = await startTestApp();
const { jobs, pool } = services;

const send = (queue: string, data: Record<string, unknown>) =>
  withPgTransaction(pool, (tx) => jobs.send(tx, queue, data));

test('the store is not opened before a queue is used', async () => {
  const database = await createTestDatabase();
  const store = "SELECT FROM pg_namespace WHERE nspname = 'pgboss'";
  const direct = new pg.Client(database.connectionString);
  await direct.connect();
  const config = { ...services.config, DATABASE_URL: database.connectionString };
  const [unused, used] = [createJobs({ ...services, config }), createJobs({ ...services, config })];
  await unused.close();
  expect((await direct.query(store)).rowCount).toBe(0);
  await used.declareQueue('first', { retryLimit: 1 });
  expect((await direct.query(store)).rowCount).toBe(1);
  await used.close();
  await direct.end();
  await database.drop();
});

test('a failed job is retried alone', { timeout: 20_000 }, async () => {
  await jobs.declareQueue('again', { retryLimit: 3, retryDelay: 1 });
  const runs: number[] = [];
  await jobs.work('again', { maxConcurrent: 1 }, async (data) => {
    const { number } = data as { number: number };
    runs.push(number);
    if (number === 2 && runs.filter((run) => run === 2).length === 1) throw new Error('not the first time');
  });
  for (const number of [1, 2, 3]) await send('again', { number });
  await expect.poll(() => runs.toSorted((a, b) => a - b), { timeout: 15_000 }).toEqual([1, 2, 2, 3]);
});

test('a job of a rolled-back transaction does not exist', { timeout: 20_000 }, async () => {
  await jobs.declareQueue('undone', { retryLimit: 1 });
  const runs: unknown[] = [];
  await jobs.work('undone', { maxConcurrent: 1 }, async (data) => void runs.push(data));
  const undone = withPgTransaction(pool, async (tx) => {
    await jobs.send(tx, 'undone', { number: 1 });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await send('undone', { number: 2 });
  await expect.poll(() => runs.length, { timeout: 15_000 }).toBe(1);
  expect(runs).toEqual([{ number: 2 }]);
});

test('a job that has used up its attempts moves to the dead-letter queue', { timeout: 20_000 }, async () => {
  await jobs.declareQueue('hopeless-dead', { retryLimit: 1 });
  await jobs.declareQueue('hopeless', { retryLimit: 1, retryDelay: 1, deadLetter: 'hopeless-dead' });
  const dead: unknown[] = [];
  await jobs.work('hopeless-dead', { maxConcurrent: 1 }, async (data) => void dead.push(data));
  await jobs.work('hopeless', { maxConcurrent: 1 }, () => Promise.reject(new Error('never')));
  await send('hopeless', { number: 7 });
  await expect.poll(() => dead, { timeout: 15_000 }).toEqual([{ number: 7 }]);
});

test('several processes share the work, and each job runs once', { timeout: 20_000 }, async () => {
  const other = createJobs(services);
  const done: number[] = [];
  await jobs.declareQueue('shared', { retryLimit: 1 });
  for (const worker of [jobs, other])
    await worker.work(
      'shared',
      { maxConcurrent: 2 },
      async (data) => void done.push((data as { number: number }).number),
    );
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(numbers.map((number) => send('shared', { number })));
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(60);
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  await other.close();
});

test('closing waits for the current job', async () => {
  const other = createJobs(services);
  await other.declareQueue('slow', { retryLimit: 1 });
  let isDone = false;
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  await other.work('slow', { maxConcurrent: 1 }, async () => {
    start();
    await new Promise((resolve) => setTimeout(resolve, 500));
    isDone = true;
  });
  await send('slow', {});
  await started;
  await other.close();
  expect(isDone).toBe(true);
});

test('closing tells a task that runs once to stop, and waits for it', async () => {
  const warnings: unknown[] = [];
  const log = Object.assign(Object.create(services.log) as typeof services.log, {
    warn: (_fields: object, message: string) => warnings.push(message),
  });
  const other = createJobs({ ...services, log });
  const steps: string[] = [];
  other.once({ failure: 'not told' }, async (signal) => {
    await sleep(60_000, undefined, { signal }).catch(() => steps.push('told'));
    await sleep(50);
    steps.push('done');
    signal.throwIfAborted();
  });
  other.once({ failure: 'no pictures' }, () => Promise.reject(new Error('none')));
  await expect.poll(() => warnings).toEqual(['no pictures']);
  await other.close();
  expect(steps).toEqual(['told', 'done']);
  expect(warnings).toEqual(['no pictures']);
});

test('broken connections are replaced, and work continues', { timeout: 20_000 }, async () => {
  await jobs.declareQueue('unbroken', { retryLimit: 5, retryDelay: 1 });
  const runs = new Set<unknown>();
  await jobs.work('unbroken', { maxConcurrent: 1 }, async (data) => void runs.add((data as { number: number }).number));
  await send('unbroken', { number: 1 });
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await expect
    .poll(() =>
      send('unbroken', { number: 2 }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => runs, { timeout: 15_000 }).toEqual(new Set([1, 2]));
});

test('processes that start together on an empty database all get their jobs', { timeout: 20_000 }, async () => {
  const database = await createTestDatabase();
  const config = { ...services.config, DATABASE_URL: database.connectionString };
  const all = [1, 2, 3].map(() => createJobs({ config, log: services.log, tracing: services.tracing }));
  await Promise.all(all.map((each) => each.declareQueue('together', { retryLimit: 1 })));
  const closed = await Promise.allSettled(all.map((each) => each.close()));
  expect(closed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await database.drop();
});
