import { beforeAll, expect, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp({ CDN_SECONDS: '5' });
let product: { id: number };
beforeAll(async () => {
  product = await makeProduct(services, { title: 'Jute rug' });
});

const kept = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5';

test('a CDN may keep what is the same for everybody, with the keys of what it shows', async () => {
  const list = await http.get('/api/product-list').expect(200);
  expect(list.headers).toMatchObject({ 'cache-control': kept, vary: 'accept-encoding' });
  expect(list.headers['surrogate-key']?.split(' ')).toEqual(['catalogue', `product:${product.id}`, 'sold-out']);
  const page = await http.get(`/product/product_details/${product.id}`).expect(200);
  expect(page.headers['cache-control']).toBe(kept);
  expect(page.headers['surrogate-key']).toContain(`shown-stock:${product.id}`);
  await http
    .get('/api/product-list')
    .set('if-none-match', String(list.headers['etag']))
    .expect(304)
    .expect('cache-control', kept);
});

test('it keeps nothing that is somebody’s, nothing that is missing and nothing that is sent elsewhere', async () => {
  const shopper = await makeShopper(services);
  const own = await http.get('/api/userInfo').set('authorization', `Bearer ${shopper.token}`).expect(200);
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store' });
  const missing = await http.get('/api/single-product/999999').expect(404);
  expect(missing.headers['cache-control']).not.toContain('s-maxage');
  const missingPage = await http.get('/no-such-page').expect(404);
  expect(missingPage.headers['cache-control']).not.toContain('s-maxage');
  const toBangla = await http
    .get('/')
    .set({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', cookie: 'language=bn' })
    .expect(302);
  expect(toBangla.headers['cache-control']).toBe('private, no-store');
  for (const { headers } of [own, missing, missingPage, toBangla]) expect(headers['surrogate-key']).toBeUndefined();
});
