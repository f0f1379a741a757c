import { expect, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { isDatabaseUnavailable } from './database-error.ts';
import { withTransaction, type Transaction } from './transaction.ts';

const { services } = await startTestApp();
const { db } = services;

function setStock(tx: Transaction, { id, stock }: { id: number; stock: number }) {
  return tx.product.update({ where: { id }, data: { stock } });
}

async function stockOf(id: number) {
  const { stock } = await services.db.product.findUniqueOrThrow({ where: { id } });
  return stock;
}

test('an error rolls back, and the connection is returned', async () => {
  const { id } = await makeProduct(services, { stock: 5 });
  for (let turn = 0; turn < services.config.DATABASE_POOL_SIZE + 1; turn++) {
    const failing = withTransaction(db, async (tx) => {
      await setStock(tx, { id, stock: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
  }
  expect(await stockOf(id)).toBe(5);
});

test('both of two deadlocked transactions succeed, because one is retried', async () => {
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  let runs = 0;
  function crossing(ids: number[]) {
    return withTransaction(db, async (tx) => {
      runs += 1;
      for (const id of ids) {
        await setStock(tx, { id, stock: 3 });
        await tx.$executeRaw`SELECT pg_sleep(0.2)`;
      }
    });
  }
  await Promise.all([crossing([one.id, other.id]), crossing([other.id, one.id])]);
  expect(runs).toBeGreaterThan(2);
  expect([await stockOf(one.id), await stockOf(other.id)]).toEqual([3, 3]);
}, 20_000);

test('what has outlasted an exchange of tables, and has the row types of the old ones, is begun anew', async () => {
  let runs = 0;
  await withTransaction(db, async (tx) => {
    runs += 1;
    if (runs === 1) await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'old type' USING ERRCODE = '42804'; END $$`;
  });
  expect(runs).toBe(2);
});

test('a deadlock that never ends is given up after four runs, as a busy database', async () => {
  let runs = 0;
  const failing = withTransaction(db, async (tx) => {
    runs += 1;
    await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`;
  });
  const error: unknown = await failing.catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(runs).toBe(4);
});

test('a connection that breaks during a transaction is discarded and reported as UNAVAILABLE', async () => {
  const error: unknown = await withTransaction(
    db,
    (tx) => tx.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`,
  ).catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await withTransaction(db, (tx) => tx.$queryRaw`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});
