import { findBreaches } from '@haat/db/invariants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBrand, makeCategory, makeProduct, makeShop, makeSubcategory } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();

async function list(query: Record<string, string | number>) {
  const { body, status } = await http.get('/api/product-list').query(query);
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(200);
  return body as { data: { id: number; title: string }[]; next_cursor: string | null; total: number; match: string };
}

test('a product has every field of the contract, money in Taka, foreign ids as text', async () => {
  const product = await makeProduct(services, {
    price: 125_050,
    offerPrice: 99_900,
    stock: 3,
    ratingCount: 3,
    ratingSum: 13,
    images: ['side.webp'],
    colors: [{ color: 'Red', hex: '#ff0000' }],
    sizes: ['M', 'L'],
  });
  const { body } = await http.get(`/api/single-product/${product.slug}`).expect(200);
  expect(body.data).toMatchObject({
    id: product.id,
    price: 1250.5,
    offer_price: 999,
    stock: '3',
    brand_id: String(product.brandId),
    cat_id: String(product.categoryId),
    rating: { average: 4.3, count: 3 },
    multi_image: [{ id: expect.any(Number), image: 'side.webp', alt: '', alt_bn: '' }],
    color: [{ color: 'Red', color_bn: '', hex: '#ff0000' }],
    product_size: [{ size: 'M' }, { size: 'L' }],
    shop: { id: product.shopId, photo: expect.any(String) },
    sold: 0,
  });
  const byId = await http.get(`/api/single-product/${product.id}`).expect(200);
  expect(byId.body).toEqual(body);
});

test.each(['no-such-slug', '2147483647', '99999999999', '%20', "'; DROP TABLE products; --"])(
  'single-product/%s is not found',
  async (id) => {
    const { body } = await http.get(`/api/single-product/${encodeURIComponent(id)}`).expect(404);
    expect(body).toMatchObject({ success: false, code: 'NOT_FOUND' });
  },
);

test('a card omits the fields that cards do not show', async () => {
  const { brandId } = await makeProduct(services);
  const card = await list({ brand_id: brandId, view: 'card' });
  expect(card.data[0]).not.toHaveProperty('description');
  const full = await list({ brand_id: brandId });
  expect(full.data[0]).toHaveProperty('description');
});

test('each filter narrows the list to its products', async () => {
  const [shop, brand] = [await makeShop(services, { honoursCoupons: false }), await makeBrand(services)];
  const given = { shopId: shop.id, brandId: brand.id };
  const cheap = await makeProduct(services, { ...given, offerPrice: 10_000, price: 20_000, condition: 'winter' });
  const dear = await makeProduct(services, { ...given, offerPrice: 50_000, stock: 0, ratingCount: 2, ratingSum: 9 });
  async function found(query: Record<string, string | number>) {
    const { data, total } = await list({ shop_id: shop.id, ...query });
    expect(total).toBe(data.length);
    return data.map(({ id }) => id);
  }
  expect(await found({})).toEqual([dear.id, cheap.id]);
  expect(await found({ brand_id: `${brand.id},2147483647` })).toEqual([dear.id, cheap.id]);
  expect(await found({ id: `${cheap.id},2147483647` })).toEqual([cheap.id]);
  expect(await found({ cat_id: cheap.categoryId })).toEqual([cheap.id]);
  expect(await found({ subcat_id: dear.subcategoryId })).toEqual([dear.id]);
  expect(await found({ condition: 'winter' })).toEqual([cheap.id]);
  expect(await found({ min_price: 100, max_price: 100 })).toEqual([cheap.id]);
  expect(await found({ min_price: '100.01' })).toEqual([dear.id]);
  expect(await found({ max_price: 0 })).toEqual([]);
  expect(await found({ min_price: 9_999_999_999 })).toEqual([]);
  expect(await found({ min_rating: 4 })).toEqual([dear.id]);
  expect(await found({ in_stock: 'true' })).toEqual([cheap.id]);
  expect(await found({ in_stock: '0' })).toEqual([dear.id, cheap.id]);
  expect(await found({ on_offer: '1' })).toEqual([cheap.id]);
  expect(await found({ voucher: '1' })).toEqual([]);
  expect(await found({ sort: 'asc' })).toEqual([cheap.id, dear.id]);
  expect(await found({ sort: 'asc', sort_by: 'price' })).toEqual([cheap.id, dear.id]);
  expect(await found({ sort: 'desc' })).toEqual([dear.id, cheap.id]);
});

test.each([
  { limit: 0 },
  { limit: 101 },
  { cat_id: 'abc' },
  { brand_id: '1,,2' },
  { sort: 'random' },
  { min_price: '-1' },
  { in_stock: 'maybe' },
  { cursor: 'nonsense' },
  { cursor: Buffer.from('["newest",1e99,1]').toString('base64url') },
  { cursor: Buffer.from('{"order":"newest"}').toString('base64url') },
  { q: 'a\0b' },
])('product-list rejects %j and names the field', async (query) => {
  const { body } = await http.get('/api/product-list').query(query).expect(422);
  expect(body).toMatchObject({ success: false, code: 'VALIDATION' });
  expect(body.errors[0].path.split('.')[0]).toBe(Object.keys(query)[0]);
});

test('a cursor is rejected by a list in another order', async () => {
  const { id: shop_id } = await makeShop(services);
  await makeProduct(services, { shopId: shop_id });
  await makeProduct(services, { shopId: shop_id });
  const { next_cursor } = await list({ shop_id, limit: 1, sort: 'asc' });
  const query = { shop_id, limit: 1, sort: 'desc', cursor: next_cursor };
  const { status, body } = await http.get('/api/product-list').query(query);
  expect([status, body.errors[0].path]).toEqual([422, 'cursor']);
});

test('a repeated parameter is rejected', async () => {
  const { status, body } = await http.get('/api/product-list?cat_id=1&cat_id=2');
  expect([status, body.errors[0].path]).toEqual([422, 'cat_id']);
});

test('paging shows every product exactly once, whatever the order, the page size and the ties', async () => {
  const { id: shopId } = await makeShop(services);
  const shared = await makeProduct(services, { shopId, title: 'Tie 0' });
  for (let number = 1; number < 23; number++) {
    const price = 10_000 + (number % 3) * 100;
    const { brandId, categoryId, subcategoryId } = shared;
    const given = { shopId, brandId, categoryId, subcategoryId, stock: number % 4 };
    await makeProduct(services, { ...given, title: `Tie ${number}`, price });
  }
  const everything = (await list({ shop_id: shopId })).data.map(({ id }) => id);
  expect(everything).toHaveLength(23);
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          sort: fc.constantFrom('asc', 'desc', 'newest'),
          sort_by: fc.constantFrom('price', 'offer_price'),
          q: fc.constantFrom('tie', 'ie 1', 't'),
          limit: fc.integer({ min: 1, max: 30 }),
        },
        { requiredKeys: ['limit'] },
      ),
      async (query) => {
        const whole = (await list({ shop_id: shopId, ...query, limit: 100 })).data.map(({ id }) => id);
        const paged: number[] = [];
        for (let cursor: string | null = ''; cursor !== null;) {
          const page = await list({ shop_id: shopId, ...query, ...(cursor && { cursor }) });
          expect(page.total).toBe(whole.length);
          paged.push(...page.data.map(({ id }) => id));
          cursor = page.next_cursor;
        }
        expect(paged).toEqual(whole);
        expect(new Set(paged).size).toBe(whole.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('without a query the list contains all products', async () => {
  await makeProduct(services);
  const { data, total, next_cursor } = await list({});
  expect(data).toHaveLength(await services.db.product.count());
  expect(total).toBe(data.length);
  expect(next_cursor).toBeNull();
});

test('any other list has at most 100 products a page', async () => {
  const { shopId, brandId, categoryId, subcategoryId } = await makeProduct(services);
  const given = { shopId, brandId, categoryId, subcategoryId };
  await Promise.all(Array.from({ length: 101 }, () => makeProduct(services, given)));
  const shop = `/api/shop-details/${shopId}`;
  expect((await http.get(shop)).body.data).toHaveLength(102);
  for (const query of [{ min_price: 1 }, { sort: 'asc' }, { view: 'card' }, { in_stock: 'true' }, { q: 'product' }]) {
    for (const path of ['/api/product-list', shop]) {
      const { body } = await http.get(path).query(query).expect(200);
      expect([path, query, body.data.length, typeof body.next_cursor]).toEqual([path, query, 100, 'string']);
    }
  }
  const { next_cursor: cursor } = await list({ shop_id: shopId });
  expect((await list({ shop_id: shopId, cursor: String(cursor) })).data).toHaveLength(2);
});

test('the complete list stops at CATALOGUE_ALL_LIMIT, with a cursor to the rest', async () => {
  const { DATABASE_URL } = services.config;
  const small = await startTestApp({ DATABASE_URL, CATALOGUE_ALL_LIMIT: '3' });
  const { body } = await small.http.get('/api/product-list').expect(200);
  const everything = (await list({})).data.map(({ id }) => id);
  expect(body.total).toBe(everything.length);
  const rest = await list({ cursor: body.next_cursor });
  const found = [...body.data, ...rest.data].map(({ id }: { id: number }) => id);
  expect(found).toEqual(everything.slice(0, 103));
});

test('a search matches parts of either title, ignoring case, and takes % _ \\ literally', async () => {
  const { id: shop_id } = await makeShop(services);
  const mug = await makeProduct(services, { shopId: shop_id, title: 'Coffee MUG 50% off_A\\B', titleBn: 'কফির মগ বড়' });
  await makeProduct(services, { shopId: shop_id, title: 'Tea plate', titleBn: 'চায়ের থালা' });
  for (const q of ['mug', 'FEE m', 'কফির', '50%', 'off_a', 'a\\b', 'ব\u09dc', 'ব\u09a1\u09bc'])
    expect((await list({ shop_id, q })).data.map(({ id }) => id)).toEqual([mug.id]);
  expect((await list({ shop_id, q: '%' })).total).toBe(1);
  expect((await list({ shop_id, q: '' })).total).toBe(2);
});

test('the best match of a search comes first', async () => {
  const { id: shop_id } = await makeShop(services);
  const first = await makeProduct(services, { shopId: shop_id, title: 'Lamp of brass' });
  const second = await makeProduct(services, { shopId: shop_id, title: 'Brass lamp' });
  const third = await makeProduct(services, { shopId: shop_id, title: 'Clamp' });
  expect((await list({ shop_id, q: 'lamp' })).data.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
});

test('shop-details lists a shop newest first and takes the same filters', async () => {
  const one = await makeProduct(services, { offerPrice: 30_000 });
  const two = await makeProduct(services, { shopId: one.shopId, offerPrice: 20_000 });
  const { body } = await http.get(`/api/shop-details/${one.shopId}`).expect(200);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([two.id, one.id]);
  const dear = await http.get(`/api/shop-details/${one.shopId}`).query({ min_price: 300, limit: 1 }).expect(200);
  expect(dear.body).toMatchObject({ data: [{ id: one.id }], total: 1, next_cursor: null });
});

test.each(['shop-details', 'single-shop'])(
  '%s of an unknown shop is NOT_FOUND, with an invalid id VALIDATION',
  async (path) => {
    const { body } = await http.get(`/api/${path}/2147483647`).expect(404);
    expect(body.code).toBe('NOT_FOUND');
    await http.get(`/api/${path}/abc`).expect(422);
  },
);

test('single-shop shows the shop, how many products it has and what its reviews come to', async () => {
  const { shopId } = await makeProduct(services);
  const unrated = await http.get(`/api/single-shop/${shopId}`).expect(200);
  expect(unrated.body.data.rating).toEqual({ average: 0, count: 0 });
  await makeProduct(services, { shopId, ratingCount: 2, ratingSum: 9 });
  await makeProduct(services, { shopId, ratingCount: 1, ratingSum: 3 });
  const { body } = await http.get(`/api/single-shop/${shopId}`).expect(200);
  expect(body.data).toMatchObject({
    id: shopId,
    name: 'Shop',
    district: 'Dhaka',
    district_bn: 'ঢাকা',
    product_count: 3,
    rating: { average: 4, count: 3 },
  });
});

test.each(['category', 'subcategory', 'brand', 'shop'])(
  '%s-list holds all of them, with product counts',
  async (kind) => {
    const product = await makeProduct(services);
    const { body } = await http.get(`/api/${kind}-list`).expect(200);
    const id = {
      category: product.categoryId,
      subcategory: product.subcategoryId,
      brand: product.brandId,
      shop: product.shopId,
    }[kind];
    expect(body.data).toContainEqual(expect.objectContaining({ id, product_count: 1 }));
  },
);

test('facets count what each filter would leave, without narrowing their own group', async () => {
  const category = await makeCategory(services);
  const subcategory = await makeSubcategory(services, { categoryId: category.id });
  const given = { categoryId: category.id, subcategoryId: subcategory.id, title: 'Facet thing' };
  const one = await makeProduct(services, {
    ...given,
    offerPrice: 20_000,
    price: 25_000,
    ratingCount: 1,
    ratingSum: 5,
  });
  const two = await makeProduct(services, { ...given, offerPrice: 50_000, stock: 0 });
  const query = { q: 'facet thing', brand_id: one.brandId };
  const { body } = await http.get('/api/product-facets').query(query).expect(200);
  expect(body.data).toMatchObject({ total: 1, in_stock: 1, on_offer: 1, lowest_price: 200, highest_price: 200 });
  expect(new Set(body.data.brands.map(({ id }: { id: number }) => id))).toEqual(new Set([one.brandId, two.brandId]));
  expect(body.data.shops).toEqual([{ id: one.shopId, name: 'Shop', name_bn: 'দোকান', count: 1 }]);
  expect(body.data.categories).toMatchObject([{ id: category.id, count: 1 }]);
  expect(body.data.price[0]).toEqual({ min: 100, max: 300, count: 1 });
  expect(body.data.price).toHaveLength(7);
  expect(body.data.ratings).toEqual([4, 3, 2, 1].map((min_rating) => ({ min_rating, count: 1 })));
});

test('suggestions come from products, categories, shops and brands; an empty search has none', async () => {
  const { id } = await makeProduct(services, { title: 'Quillfeather pen' });
  const brand = await makeBrand(services, 'Quillmakers');
  const { body } = await http.get('/api/search-suggestions').query({ q: 'quill' }).expect(200);
  expect(body.data).toMatchObject({ products: [{ id, offer_price: 100 }], brands: [{ id: brand.id }], shops: [] });
  const nothing = await http.get('/api/search-suggestions').query({ q: '' }).expect(200);
  expect(nothing.body.data.products).toEqual([]);
  await http.get('/api/search-suggestions').expect(422);
});

test('a product that is moved or removed is counted where it is', async () => {
  const [from, to] = [await makeCategory(services), await makeCategory(services)];
  const staying = await makeProduct(services, { categoryId: from.id, condition: 'winter' });
  const moving = await makeProduct(services, { categoryId: from.id });
  const totals = async () => {
    services.cache.clear();
    return [(await list({ cat_id: from.id })).total, (await list({ cat_id: to.id })).total, (await list({})).total];
  };
  const [, , all = 0] = await totals();
  expect(await totals()).toEqual([2, 0, all]);
  await services.db.product.update({ where: { id: moving.id }, data: { categoryId: to.id, title: 'Moved' } });
  expect(await totals()).toEqual([1, 1, all]);
  await services.db.product.deleteMany({ where: { id: { in: [staying.id, moving.id] } } });
  expect(await totals()).toEqual([0, 0, all - 2]);
  const breaches = await findBreaches(services.pool);
  expect(breaches.map(({ invariant }) => invariant)).not.toContain('products are counted by what they are');
});
