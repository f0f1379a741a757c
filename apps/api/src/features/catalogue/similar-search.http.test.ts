import { expect, test } from 'vitest';
import { makeProduct, makeShop } from '../../../test/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();
const shop = await makeShop(services);
const saree = await makeProduct(services, { shopId: shop.id, title: 'Dhakai Jamdani Saree', titleBn: 'ঢাকাই জামদানি শাড়ি' });
await makeProduct(services, {
  shopId: shop.id,
  title: 'Cotton Panjabi',
  titleBn: 'সুতি পাঞ্জাবি',
  categoryId: saree.categoryId,
});
await makeProduct(services, { shopId: shop.id, title: 'Mobile cover', titleBn: 'মোবাইল কভার', keywords: ['phone'] });
await makeProduct(services, { shopId: shop.id, title: 'Notebook', titleBn: 'কলম ও খাতা' });
await makeProduct(services, { shopId: shop.id, title: 'Sour mango', titleBn: 'টক আম' });

async function search(query: Record<string, string | number>) {
  const { body } = await http.get('/api/product-list').query(query).expect(200);
  return { ...body, titles: body.data.map(({ title }: { title: string }) => title) };
}

test.each([
  ['shari', 'Dhakai Jamdani Saree'],
  ['sharee', 'Dhakai Jamdani Saree'],
  ['sari', 'Dhakai Jamdani Saree'],
  ['zamdani', 'Dhakai Jamdani Saree'],
  ['jamdnai', 'Dhakai Jamdani Saree'],
  ['জামদানী', 'Dhakai Jamdani Saree'],
  ['dhakay', 'Dhakai Jamdani Saree'],
  ['punjabi', 'Cotton Panjabi'],
  ['panjabee', 'Cotton Panjabi'],
  ['কটন', 'Cotton Panjabi'],
  ['mobail', 'Mobile cover'],
  ['মোবাইলের কাভার', 'Mobile cover'],
  ['phon', 'Mobile cover'],
  ['kolom', 'Notebook'],
  ['নোটবুক', 'Notebook'],
])('%s finds %s, marked as similar', async (q, title) => {
  const { match, titles, total } = await search({ q });
  expect(match).toBe('similar');
  expect(titles[0]).toBe(title);
  expect(total).toBe(titles.length);
});

test.each(['saree', 'SAREE', 'শাড়ি', 'শা\u09dcি', 'Jamdani S'])('%s is found by its exact spelling', async (q) => {
  const { match, titles } = await search({ q });
  expect([match, titles]).toEqual(['exact', ['Dhakai Jamdani Saree']]);
});

test.each(['xyzzy', '%%%', '!?', '১', 'q'])('%s finds nothing, not even similar titles', async (q) => {
  expect(await search({ q })).toMatchObject({ data: [], total: 0, match: 'exact', next_cursor: null });
});

test('different words that share two consonants are not similar', async () => {
  expect((await search({ q: 'shari' })).titles).not.toContain('Sour mango');
});

test('similar matches respect the other filters, and are paged', async () => {
  expect((await search({ q: 'shari', shop_id: 2_147_483_647 })).total).toBe(0);
  for (let number = 0; number < 5; number++) await makeProduct(services, { title: `Lungi ${number}` });
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
  expect(ids).toHaveLength(5);
});

test('facets and suggestions use the same matching as the list', async () => {
  const facets = await http.get('/api/product-facets').query({ q: 'shari' }).expect(200);
  expect(facets.body.data).toMatchObject({ total: 1, categories: [{ id: saree.categoryId, count: 1 }] });
  const { body } = await http.get('/api/search-suggestions').query({ q: 'shari' }).expect(200);
  expect(body.data.products).toEqual([
    {
      id: saree.id,
      slug: saree.slug,
      title: saree.title,
      title_bn: saree.titleBn,
      photo: saree.photo,
      offer_price: 100,
    },
  ]);
});

test('a renamed product is found by its new sound', async () => {
  const product = await makeProduct(services, { title: 'Gamcha red' });
  await services.db.product.update({ where: { id: product.id }, data: { title: 'Shital pati' } });
  await expect
    .poll(async () => (await search({ q: 'sheetol paati' })).titles, { timeout: 2_000 })
    .toEqual(['Shital pati']);
});
