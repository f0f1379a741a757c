import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { invalidateProducts } from './cache-tags.ts';

const { http, services } = await startTestApp();

test('a change of the catalogue is visible at once or within two seconds', async () => {
  const product = await makeProduct(services, { title: 'Before' });
  const path = `/api/single-product/${product.id}`;
  expect((await http.get(path)).body.data.title).toBe('Before');
  await services.db.product.update({ where: { id: product.id }, data: { title: 'After' } });
  await expect.poll(async () => (await http.get(path)).body.data.title, { timeout: 2_000, interval: 50 }).toBe('After');
});

test('stock taken by another process is visible within two seconds', async () => {
  const product = await makeProduct(services, { stock: 7 });
  const path = `/api/single-product/${product.id}`;
  expect((await http.get(path)).body.data.stock).toBe('7');
  await services.pool.query('UPDATE products SET stock = 5 WHERE id = $1', [product.id]);
  await services.db.stockMovement.create({ data: { productId: product.id, delta: -2, reason: 'adjustment' } });
  await expect.poll(async () => (await http.get(path)).body.data.stock, { timeout: 2_500, interval: 50 }).toBe('5');
});

test('stock taken by this process is visible at once, also in lists', async () => {
  const product = await makeProduct(services, { stock: 7 });
  const path = `/api/product-list?brand_id=${product.brandId}&limit=10`;
  expect((await http.get(path)).body.data[0].stock).toBe('7');
  await services.pool.query('UPDATE products SET stock = 6 WHERE id = $1', [product.id]);
  invalidateProducts(services.cache, [product.id]);
  expect((await http.get(path)).body.data[0].stock).toBe('6');
});

test('a list of cards is computed again only when a stock that cards tell apart has changed', async () => {
  const { id, brandId } = await makeProduct(services, { stock: 60 });
  const stockIn = async (view: string) =>
    (await http.get(`/api/product-list?brand_id=${brandId}&limit=10&view=${view}`)).body.data[0].stock;
  const moveTo = async (stock: number, delta: number) => {
    await services.pool.query('UPDATE products SET stock = $2 WHERE id = $1', [id, stock]);
    await services.db.stockMovement.create({ data: { productId: id, delta, reason: 'adjustment' } });
  };
  expect(await stockIn('full')).toBe('60');
  const missesOfCards = async () => {
    const { misses } = services.cache;
    expect(await stockIn('card')).toBe('20');
    return services.cache.misses - misses;
  };
  // By the time the first movement is noticed, so is the new product.
  await moveTo(59, -1);
  await expect.poll(() => stockIn('full')).toBe('59');
  await missesOfCards();
  await moveTo(58, -1);
  await expect.poll(() => stockIn('full')).toBe('58');
  expect(await missesOfCards()).toBe(0);
  await moveTo(19, -39);
  await expect.poll(() => stockIn('card'), { interval: 20 }).toBe('19');
  await moveTo(0, -19);
  await expect.poll(() => stockIn('card'), { interval: 20 }).toBe('0');
  await moveTo(40, 40);
  await expect.poll(() => stockIn('card'), { interval: 20 }).toBe('20');
});

test('after more movements than are looked at one by one, everything is computed again', async () => {
  const [moved, other] = [await makeProduct(services, { stock: 7 }), await makeProduct(services, { stock: 7 })];
  const path = `/api/single-product/${other.id}`;
  await http.get(path);
  const missesOfOther = async () => {
    const { misses } = services.cache;
    await http.get(path);
    return services.cache.misses - misses;
  };
  await expect.poll(missesOfOther).toBe(0);
  await services.pool.query(
    `INSERT INTO stock_movements (product_id, delta, reason) SELECT $1, 1, 'adjustment' FROM generate_series(1, 20001)`,
    [moved.id],
  );
  await expect.poll(missesOfOther, { timeout: 2_500, interval: 50 }).toBe(1);
  await expect.poll(missesOfOther).toBe(0);
});
