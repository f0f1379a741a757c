import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeBrand, makeCategory, makeProduct, makeShop, makeSubcategory } from '../../../test/data/make-product.ts';
import { countSold } from '../catalogue/public.ts';
import { countSales } from './count-sales.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const shop = await makeShop(services, { name: 'Gadget Ghat' });
const brand = await makeBrand(services, 'Himela');
const category = await makeCategory(services, 'Grocery');
const rice = await makeSubcategory(services, { categoryId: category.id, title: 'Rice, Oil & Spices' });
const saree = await makeProduct(services, {
  shopId: shop.id,
  title: 'Dhakai Jamdani Saree',
  titleBn: 'ঢাকাই জামদানি শাড়ি',
  offerPrice: 200_000,
  colors: [{ color: 'Maroon', colorBn: 'মেরুন', hex: '#800000' }],
});
await makeProduct(services, { title: 'Cotton Panjabi', titleBn: 'সুতি পাঞ্জাবি', description: 'Woven in Rupganj.' });
await makeProduct(services, { title: 'Mobile cover', titleBn: 'মোবাইল কভার', keywords: ['phone'] });
await makeProduct(services, { title: 'Notebook', titleBn: 'কলম ও খাতা' });
await makeProduct(services, { title: 'Sour mango', titleBn: 'টক আম', brandId: brand.id });
await makeProduct(services, { title: 'Teal vase', titleBn: 'ফুলদানি' });
await makeProduct(services, { title: 'Puffer Jacket, navy', titleBn: 'পাফার জ্যাকেট' });
const grain = { categoryId: category.id, subcategoryId: rice.id };
await makeProduct(services, { ...grain, title: 'Nazirshail Rice 10 kg', titleBn: 'নাজিরশাইল চাল ১০ কেজি' });
await makeProduct(services, { ...grain, title: 'Turmeric', titleBn: 'হলুদ গুঁড়া' });

async function search(query: Record<string, string | number>) {
  const { body } = await http.get('/api/product-list').query(query).expect(200);
  return { ...body, titles: body.data.map(({ title }: { title: string }) => title) };
}

test.each([
  ['shari', 'Dhakai Jamdani Saree'],
  ['sharee', 'Dhakai Jamdani Saree'],
  ['শাড়ী', 'Dhakai Jamdani Saree'],
  ['শাড়িগুলো', 'Dhakai Jamdani Saree'],
  ['শা\u09dcি', 'Dhakai Jamdani Saree'],
  ['zamdani', 'Dhakai Jamdani Saree'],
  ['jamdnai', 'Dhakai Jamdani Saree'],
  ['saree jamdani', 'Dhakai Jamdani Saree'],
  ['মেরুন শাড়ি', 'Dhakai Jamdani Saree'],
  ['sarees', 'Dhakai Jamdani Saree'],
  ['panj', 'Cotton Panjabi'],
  ['punjabi', 'Cotton Panjabi'],
  ['কটন', 'Cotton Panjabi'],
  ['rupganj', 'Cotton Panjabi'],
  ['mobail', 'Mobile cover'],
  ['মোবাইলের কাভার', 'Mobile cover'],
  ['kolom', 'Notebook'],
  ['himela', 'Sour mango'],
  ['am', 'Sour mango'],
  ['chal', 'Nazirshail Rice 10 kg'],
  ['10kg', 'Nazirshail Rice 10 kg'],
  ['১০ কেজি চাল', 'Nazirshail Rice 10 kg'],
  ['grocery', 'Turmeric'],
])('%s finds %s first', async (q, title) => {
  expect((await search({ q })).titles[0]).toBe(title);
});

test.each(['xyzzy', '%%%', '!?', '👗', 'fridge', "'; DROP TABLE products; --", 'a & ! | <-> :* ('])(
  '%s finds nothing, and nothing is pretended',
  async (q) => {
    expect(await search({ q })).toMatchObject({ data: [], total: 0, match: 'exact', next_cursor: null });
  },
);

test('a word in the middle of another is found last', async () => {
  const { titles } = await search({ q: 'tea' });
  expect(titles).toEqual(['Teal vase']);
  await makeProduct(services, { title: 'Garden tea', titleBn: 'বাগানের চা' });
  expect((await search({ q: 'tea' })).titles).toEqual(['Garden tea', 'Teal vase']);
});

test('every part of either title finds its product, wherever it stands', async () => {
  for (const title of ['Puffer Jacket, navy', 'পাফার জ্যাকেট']) {
    for (let at = 0; at + 5 <= title.length; at += 2) {
      const q = title.slice(at, at + 5);
      expect((await search({ q })).titles, q).toContain('Puffer Jacket, navy');
    }
  }
});

test('the beginning of a number finds the titles that go on, if the words before it stand there too', async () => {
  await makeProduct(services, { title: 'Power bank No. 4000051', titleBn: 'পাওয়ার ব্যাংক নং ৪০০০০৫১' });
  await makeProduct(services, { title: 'Lamp 4000052' });
  for (const q of ['No. 400005', 'নং ৪০০০০৫'])
    expect((await search({ q })).titles, q).toEqual(['Power bank No. 4000051']);
});

test('a part of a shelf’s name brings no other goods of the shelf', async () => {
  expect((await search({ q: 'rice' })).titles).toEqual(['Nazirshail Rice 10 kg']);
});

test('a misspelt word is corrected, and said so; the exact words can be asked for', async () => {
  const found = await search({ q: 'jackt' });
  expect(found).toMatchObject({ match: 'similar', titles: ['Puffer Jacket, navy'], search: { corrected: 'jacket' } });
  expect(await search({ q: 'jackt', exact: 1 })).toMatchObject({
    match: 'exact',
    total: 0,
    search: { corrected: null },
  });
});

test('a word nothing has is left out, and said so', async () => {
  const found = await search({ q: 'samsung jacket' });
  expect(found).toMatchObject({
    match: 'similar',
    titles: ['Puffer Jacket, navy'],
    search: { left_out: { words: 'samsung', kept: 'jacket' } },
  });
  expect((await search({ q: 'samsung jacket', exact: 1 })).total).toBe(0);
});

test('words about prices become a filter of lists and facets', async () => {
  const found = await search({ q: 'saree under 1500' });
  expect(found).toMatchObject({ total: 0, search: { price: { min: null, max: 1500, rest: 'saree' } } });
  expect((await search({ q: '১৫০০-২৫০০ শাড়ি' })).titles).toEqual(['Dhakai Jamdani Saree']);
  expect((await search({ q: 'over 1500' })).titles).toEqual(['Dhakai Jamdani Saree']);
  const { body } = await http.get('/api/product-facets').query({ q: 'over 1500' }).expect(200);
  expect(body.data.total).toBe(1);
});

test('a shop, brand or category that is meant is named, and follows its new name', async () => {
  const found = await search({ q: 'gadget ghat' });
  expect(found.search.meant).toEqual([
    { kind: 'shop', id: shop.id, title: 'Gadget Ghat', title_bn: 'দোকান', photo: shop.photo, product_count: 1 },
  ]);
  expect(found.titles).toEqual(['Dhakai Jamdani Saree']);
  await db.shop.update({ where: { id: shop.id }, data: { name: 'Radio Bazar' } });
  await expect.poll(async () => (await search({ q: 'radio bazar' })).titles).toEqual(['Dhakai Jamdani Saree']);
  await expect.poll(async () => (await search({ q: 'gadget ghat' })).search.meant).toEqual([]);
});

test('what few products have all of is followed by what has most of it', async () => {
  await makeProduct(services, { title: 'Katan Saree', titleBn: 'কাতান শাড়ি' });
  const subcategory = await makeSubcategory(services, { categoryId: category.id, title: 'Saree' });
  await db.product.updateMany({ where: { title: { endsWith: 'Saree' } }, data: { subcategoryId: subcategory.id } });
  const found = await search({ q: 'maroon saree' });
  expect(found).toMatchObject({ titles: ['Dhakai Jamdani Saree', 'Katan Saree'], search: { also: 'saree' } });
});

test('matches obey the other filters, and are paged', async () => {
  expect((await search({ q: 'shari', shop_id: 2_147_483_647 })).total).toBe(0);
  for (let number = 0; number < 5; number++) await makeProduct(services, { title: `Lungi ${number}`, stock: number });
  const ids: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { data: { id: number }[]; next_cursor: string | null; total: number } = await search({
      q: 'loongi',
      limit: 2,
      ...(cursor && { cursor }),
    });
    expect(page.total).toBe(5);
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(new Set(ids).size).toBe(5);
});

test('what is out of stock comes after what is not', async () => {
  await makeProduct(services, { title: 'Kite', stock: 1 });
  await makeProduct(services, { title: 'Kite', stock: 0 });
  const { body } = await http.get('/api/product-list').query({ q: 'kite' }).expect(200);
  expect(body.data.map(({ stock }: { stock: string }) => stock)).toEqual(['1', '0']);
});

test('what sells comes first', async () => {
  const [, sold] = [
    await makeProduct(services, { title: 'Umbrella' }),
    await makeProduct(services, { title: 'Umbrella' }),
  ];
  await makeProduct(services, { title: 'Umbrella' });
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  await makeOrder(http, { shopper, zone, item: [{ product_id: sold.id, qty: 2 }] });
  await countSold(services);
  await countSales(services);
  const { body } = await http.get('/api/product-list').query({ q: 'umbrella' }).expect(200);
  expect(body.data[0].id).toBe(sold.id);
  const page = await http.get(`/api/single-product/${sold.id}`).expect(200);
  expect(page.body.data.sold).toBe(2);
});

test('facets and suggestions go the same way as the list', async () => {
  const facets = await http.get('/api/product-facets').query({ q: 'jamdaney' }).expect(200);
  expect(facets.body.data).toMatchObject({ total: 1, categories: [{ id: saree.categoryId, count: 1 }] });
  const { body } = await http.get('/api/search-suggestions').query({ q: 'jamd' }).expect(200);
  expect(body.data.completions).toEqual(['jamdani']);
  expect(body.data.products).toEqual([
    {
      id: saree.id,
      slug: saree.slug,
      title: saree.title,
      title_bn: saree.titleBn,
      photo: saree.photo,
      offer_price: 2000,
    },
  ]);
  const named = await http.get('/api/search-suggestions').query({ q: 'hime' }).expect(200);
  expect(named.body.data.brands).toEqual([{ id: brand.id, title: 'Himela', title_bn: 'ব্র্যান্ড' }]);
});

test('a product that is renamed, coloured or described anew is found by its new words', async () => {
  const product = await makeProduct(services, { title: 'Gamcha red' });
  await db.product.update({ where: { id: product.id }, data: { title: 'Shital pati' } });
  await expect.poll(async () => (await search({ q: 'sheetol paati' })).titles).toEqual(['Shital pati']);
  await db.productColor.create({ data: { productId: product.id, color: 'Vermilion', hex: '#e34234' } });
  await expect.poll(async () => (await search({ q: 'vermilion' })).titles).toEqual(['Shital pati']);
  await db.productColor.deleteMany({ where: { productId: product.id } });
  await expect.poll(async () => (await search({ q: 'vermilion' })).titles).toEqual([]);
});

test('synonyms of the owner count at once', async () => {
  await makeProduct(services, { title: 'Mosquito net' });
  expect((await search({ q: 'moshari' })).titles).toEqual([]);
  await db.searchSynonym.create({ data: { words: ['mosquito net', 'মশারি', 'moshari'] } });
  await expect.poll(async () => (await search({ q: 'moshari' })).titles).toEqual(['Mosquito net']);
});

test('searches without result are counted by text and day', async () => {
  await search({ q: 'Unobtainium' });
  await search({ q: 'unobtainium', limit: 5 });
  await search({ q: 'saree' });
  const misses = await db.searchMiss.findMany({ where: { text: { in: ['unobtainium', 'saree'] } } });
  expect(misses.map(({ text, count }) => [text, count])).toEqual([['unobtainium', 2]]);
});
