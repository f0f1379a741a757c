import { fewLeft } from '@haat/contracts/catalogue/few-left';
import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const other = await startTestApp({ DATABASE_URL: services.config.DATABASE_URL });

async function stockFalls(productId: number, by = 1): Promise<void> {
  await services.pool.query('UPDATE products SET stock = stock - $2 WHERE id = $1', [productId, by]);
  await services.db.stockMovement.create({ data: { productId, delta: -by, reason: 'adjustment' } });
}

/** The text of a page, and whether it was rendered for this request. */
async function openPage(path: string) {
  const { misses } = services.cache;
  const { text } = await http.get(path);
  return { text, isNew: services.cache.misses > misses };
}

test('stock falling from 813 to 812 leaves a cached page alone, while the API says 812', async () => {
  const product = await makeProduct(services, { stock: 815 });
  const path = `/product/product_details/${product.slug}`;
  const api = `/api/single-product/${product.id}`;
  const isShown = (stock: string) =>
    expect.poll(async () => (await http.get(api)).body.data.stock, { timeout: 2_500, interval: 50 }).toBe(stock);
  // The notification of the product's creation drops everything and may arrive late enough to cover the first fall.
  // The second fall is seen by a comparison, which also sees the opening stock; after that, nothing about the
  // creation is left to notice.
  await http.get(api);
  for (const stock of ['814', '813']) {
    await stockFalls(product.id);
    await isShown(stock);
  }
  expect((await openPage(path)).isNew).toBe(true);
  expect((await openPage(path)).isNew).toBe(false);
  await stockFalls(product.id);
  await isShown('812');
  expect((await openPage(path)).isNew).toBe(false);
});

test('below 20 each piece is seen on every process within a second, and so is the last one', async () => {
  const product = await makeProduct(services, { stock: fewLeft });
  const path = `/product/product_details/${product.slug}`;
  const shops = [http, other.http];
  const areAll = (words: string) => async () =>
    (await Promise.all(shops.map(async (shop) => (await shop.get(path)).text.includes(words)))).every(Boolean);
  expect(await areAll('In stock')()).toBe(true);
  await stockFalls(product.id);
  await expect.poll(areAll(`Only ${fewLeft - 1} left`), { timeout: 1_000, interval: 50 }).toBe(true);
  await stockFalls(product.id);
  await expect.poll(areAll(`Only ${fewLeft - 2} left`), { timeout: 1_000, interval: 50 }).toBe(true);
  await stockFalls(product.id, fewLeft - 2);
  await expect.poll(areAll('Out Of Stock'), { timeout: 1_000, interval: 50 }).toBe(true);
});

test('a price is new on every process within a second, on pages too, and never served again', async () => {
  const product = await makeProduct(services, { price: 123_400, offerPrice: 123_400 });
  const path = `/product/product_details/${product.slug}`;
  for (const shop of [http, other.http]) expect((await shop.get(path)).text).toContain('৳1,234');
  await services.db.product.update({ where: { id: product.id }, data: { price: 432_100, offerPrice: 432_100 } });
  for (const shop of [http, other.http])
    await expect
      .poll(async () => (await shop.get(path)).text.includes('৳4,321'), { timeout: 1_000, interval: 50 })
      .toBe(true);
  for (const shop of [http, other.http]) expect((await shop.get(path)).text).not.toContain('৳1,234');
});
