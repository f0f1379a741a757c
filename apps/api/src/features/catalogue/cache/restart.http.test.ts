import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const first = await startTestApp({}, { isCacheKept: true });
const { DATABASE_URL, DATA_DIR } = first.services.config;

async function titleAndStock({ http }: TestApp, id: number): Promise<[title: string, stock: string]> {
  const { data } = (await http.get(`/api/single-product/${id}`)).body;
  return [data.title, data.stock];
}

/**
 * Ends a server as a signal does while these products are cached, and starts the next one with the cache that it
 * saved.
 */
async function restart(
  last: TestApp,
  { products, meanwhile }: { products: { id: number }[]; meanwhile: () => Promise<unknown> },
): Promise<TestApp> {
  // Comparisons run every second, and a cache is restored only if the last one had been.
  await sleep(1_200);
  for (const { id } of products) await titleAndStock(last, id);
  await last.app.close();
  await last.services.catalogueWatch.saveCache();
  await meanwhile();
  return startTestApp({ DATABASE_URL, DATA_DIR }, { isCacheKept: true });
}

test('after a restart nothing is computed anew that did not change; stock that moved meanwhile is', async () => {
  const saree = await makeProduct(first.services, { title: 'Saree', stock: 7 });
  const shawl = await makeProduct(first.services, { title: 'Shawl', stock: 7 });
  const meanwhile = async () => {
    await first.services.pool.query('UPDATE products SET stock = 5 WHERE id = $1', [shawl.id]);
    await first.services.db.stockMovement.create({ data: { productId: shawl.id, delta: -2, reason: 'adjustment' } });
  };
  const next = await restart(first, { products: [saree, shawl], meanwhile });
  expect(next.services.cache.size).toBe(2);
  expect(await titleAndStock(next, saree.id)).toEqual(['Saree', '7']);
  expect(next.services.cache.misses).toBe(0);
  expect(await titleAndStock(next, shawl.id)).toEqual(['Shawl', '5']);
  expect(next.services.cache.misses).toBe(1);
});

test('nothing is restored of a catalogue that changed meanwhile', async () => {
  const last = await startTestApp({ DATABASE_URL, DATA_DIR }, { isCacheKept: true });
  const product = await makeProduct(last.services, { title: 'Before', stock: 7 });
  const meanwhile = () => first.services.db.product.update({ where: { id: product.id }, data: { title: 'After' } });
  const next = await restart(last, { products: [product], meanwhile });
  expect(await titleAndStock(next, product.id)).toEqual(['After', '7']);
  expect(next.services.cache.size).toBe(1);
});

function loseMovements(): Promise<unknown> {
  return first.services.pool.query(`SET session_replication_role = replica; DELETE FROM stock_movements; RESET ALL`);
}

test('nothing is restored beside a ledger that lost movements, as in a restored backup', async () => {
  const last = await startTestApp({ DATABASE_URL, DATA_DIR }, { isCacheKept: true });
  const product = await makeProduct(last.services, { stock: 7 });
  await last.services.db.stockMovement.create({ data: { productId: product.id, delta: 1, reason: 'adjustment' } });
  const next = await restart(last, { products: [product], meanwhile: loseMovements });
  expect(next.services.cache.size).toBe(0);
  expect(await titleAndStock(next, product.id)).toEqual([expect.any(String), '7']);
});
