import { expect, test } from 'vitest';
import { copyProduct } from '../../../../test/data/copy-product.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const product = await makeProduct(services, { title: 'Clay pot', offerPrice: 12_000 });

async function facets(query: Record<string, number>) {
  const { body } = await http.get('/api/product-facets').query(query).expect(200);
  return body.data;
}

test('up to 1,000 products of a list are counted one by one, of more a sample of the newest', async () => {
  const ofShop = { shop_id: product.shopId };
  await copyProduct(services, { id: product.id, count: 999 });
  expect(await facets({ ...ofShop, min_price: 100 })).toMatchObject({
    total: 1_000,
    is_sample: false,
    in_stock: 1_000,
  });
  await copyProduct(services, { id: product.id, count: 1 });
  // A different price, because the first response may still be cached.
  expect(await facets({ ...ofShop, min_price: 99 })).toMatchObject({ total: 1_000, is_sample: true, in_stock: 400 });
  expect(await facets({ ...ofShop, max_price: 100 })).toMatchObject({ total: 0, is_sample: true, in_stock: 0 });
});
