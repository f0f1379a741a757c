import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeOrder, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db, cache } = services;

afterAll(() => assertInvariants(services));

const idsIn = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map(({ id }) => id);

async function setRetired(id: number, isRetired: boolean) {
  await db.product.update({ where: { id }, data: { retiredAt: isRetired ? new Date() : null } });
  cache.clear();
}

test('a retired product is in no list, count, search, suggestion or sitemap, and comes back when it is restored', async () => {
  const product = await makeProduct(services, { title: 'Quilted Zephyr Gown' });
  const { categoryId, shopId } = product;
  const shown = async () => ({
    list: idsIn(await http.get(`/api/product-list?cat_id=${categoryId}`)),
    total: (await http.get(`/api/product-list?cat_id=${categoryId}`)).body.total,
    all: idsIn(await http.get('/api/product-list')).includes(product.id),
    search: idsIn(await http.get('/api/product-list?q=zephyr')),
    inTitles: idsIn(await http.get('/api/product-list?q=uilted%20zep')),
    facets: (await http.get(`/api/product-facets?cat_id=${categoryId}`)).body.data.total,
    shop: idsIn(await http.get(`/api/shop-details/${shopId}`)),
    suggested: JSON.stringify((await http.get('/api/search-suggestions?q=zephyr')).body).includes(product.slug),
    best: idsIn(await http.get('/api/bestSelling-list')).includes(product.id),
    sitemap: (await http.get('/sitemap/products-1.xml')).text.includes(product.slug),
  });
  const sold = {
    list: [product.id],
    total: 1,
    all: true,
    search: [product.id],
    inTitles: [product.id],
    facets: 1,
    shop: [product.id],
    suggested: true,
    best: true,
    sitemap: true,
  };
  expect(await shown()).toEqual(sold);
  await setRetired(product.id, true);
  // A second product, so that the sitemap has a part.
  await makeProduct(services);
  expect(await shown()).toEqual({
    list: [],
    total: 0,
    all: false,
    search: [],
    inTitles: [],
    facets: 0,
    shop: [],
    suggested: false,
    best: false,
    sitemap: false,
  });
  await setRetired(product.id, false);
  expect(await shown()).toEqual(sold);
});

test('its address says that it is no longer sold', async () => {
  const product = await makeProduct(services, { title: 'Gone Gown' });
  await setRetired(product.id, true);
  for (const name of [product.id, product.slug]) {
    const answer = await http.get(`/api/single-product/${name}`);
    expect([answer.status, answer.body.code]).toEqual([410, 'RETIRED']);
  }
  const page = await http.get(`/product/product_details/${product.slug}`);
  expect([page.status, page.text]).toEqual([410, expect.stringContaining('No longer sold')]);
});

test('it cannot be ordered, not even by whoever has it in the cart; what was ordered stays', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services);
  const item = [{ product_id: product.id, qty: 1 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item });
  await setRetired(product.id, true);
  const refused = await postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'item.0.product_id' })],
  ]);
  const order = await http.get(`/api/order/${orderNumber}`).set('authorization', `Bearer ${shopper.token}`);
  expect(order.body.data.product_details[0].product_id).toBe(product.id);
});

test('an order that was priced before the product was retired is refused by the statement that stores it', async () => {
  const product = await makeProduct(services);
  const line = { product_id: product.id, qty: 1, offer_price: product.offerPrice };
  const isInStock = async () => {
    const [row] = await db.$queryRaw<{ ok: boolean }[]>`
      SELECT is_in_stock(ARRAY(SELECT jsonb_populate_record(NULL::order_lines, ${JSON.stringify(line)}::jsonb)), '{}') AS ok`;
    return row?.ok;
  };
  expect(await isInStock()).toBe(true);
  await setRetired(product.id, true);
  expect(await isInStock()).toBe(false);
});
