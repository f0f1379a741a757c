import { expect, test } from 'vitest';
import { copyProduct } from '../../../test/data/copy-product.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { chooseFront } from './front.ts';

const { http, services } = await startTestApp();
const { db } = services;
const clocks: { id: number }[] = [];
for (const [index, colour] of ['red', 'green', 'blue', 'white', 'black'].entries())
  clocks.push(
    await makeProduct(services, {
      title: `Wall clock, ${colour}`,
      titleBn: 'ঘড়ি',
      offerPrice: 90_000 - index * 10_000,
    }),
  );

async function standingIn(where: { isFront: true } | { isFirstRow: true }): Promise<number[]> {
  const rows = await db.productSearch.findMany({ where, orderBy: { productId: 'asc' } });
  return rows.map(({ productId }) => productId);
}

async function sell(productId: number | undefined, soldLately: number) {
  await db.productSearch.updateMany({ where: { productId: productId ?? 0 }, data: { soldLately } });
}

async function found(query: Record<string, string | number>): Promise<number[]> {
  const { body } = await http.get('/api/product-list').query(query).expect(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => id);
}

test('a shop that outgrows its first row finds what stands behind', async () => {
  // No title contains these words in this order, so that only the word search finds them.
  const ids = clocks.map(({ id }) => id).toReversed();
  expect(await found({ q: 'clock wall' })).toHaveLength(5);
  await chooseFront({ db }, { firstRow: { newest: 1, selling: 0 }, front: { newest: 2, selling: 0 } });
  let limit = 5;
  await expect
    .poll(() => found({ q: 'clock wall', sort: 'desc', limit: ++limit }), { timeout: 3_000 })
    .toEqual(ids.toReversed());
  await chooseFront({ db });
});

test('a new product stands in front; of many, the newest and the best selling stay there', async () => {
  const ids = clocks.map(({ id }) => id);
  expect(await standingIn({ isFront: true })).toEqual(ids);
  expect(await standingIn({ isFirstRow: true })).toEqual(ids);
  await sell(ids[1], 7);
  await sell(ids[2], 3);
  await chooseFront({ db }, { firstRow: { newest: 1, selling: 0 }, front: { newest: 2, selling: 1 } });
  expect(await standingIn({ isFront: true })).toEqual([ids[1], ids[3], ids[4]]);
  expect(await standingIn({ isFirstRow: true })).toEqual([ids[4]]);
  await sell(ids[2], 9);
  await chooseFront({ db }, { firstRow: { newest: 1, selling: 0 }, front: { newest: 2, selling: 1 } });
  expect(await standingIn({ isFront: true })).toEqual([ids[2], ids[3], ids[4]]);
});

test('what stands behind is found all the same, once, and in its place by price', async () => {
  const ids = clocks.map(({ id }) => id);
  await chooseFront({ db }, { firstRow: { newest: 1, selling: 0 }, front: { newest: 2, selling: 0 } });
  expect((await found({ q: 'wall clock' })).toSorted((one, other) => one - other)).toEqual(ids);
  expect(await found({ q: 'wall clock', sort: 'asc' })).toEqual(ids.toReversed());
  expect(await found({ q: 'clock red' })).toContain(ids[0]);
  const { body } = await http.get('/api/search-suggestions').query({ q: 'clock' }).expect(200);
  expect(body.data.products).toHaveLength(5);
  expect(body.data.subcategories).not.toEqual([]);
});

test('of many products all up to 1,000 are counted and listed once, those in the first row first; filters count a sample', async () => {
  const { id } = await makeProduct(services, { title: 'Paper lantern', titleBn: 'ফানুস' });
  await copyProduct({ db }, { id, count: 600 });
  await chooseFront({ db }, { firstRow: { newest: 100, selling: 0 }, front: { newest: 300, selling: 0 } });
  const [first, ...pages] = await everyPage('/api/product-list?q=lantern&limit=100&view=card');
  expect(first).toMatchObject({ total: 601, total_is: 'exact' });
  const listed = [first, ...pages].flatMap(({ data }) => data.map((product: { id: number }) => product.id));
  expect(new Set(listed).size).toBe(601);
  expect(listed.slice(0, 100)).toEqual((await standingIn({ isFirstRow: true })).toReversed());
  const { body } = await http.get('/api/product-facets?q=lantern').expect(200);
  expect(body.data).toMatchObject({ total: 400, is_sample: true });
  await copyProduct({ db }, { id, count: 450 });
  const { body: more } = await http.get('/api/product-list?q=lantern&limit=1').expect(200);
  expect(more).toMatchObject({ total: 1_000, total_is: 'at_least' });
});

test('pages of a list that is counted rank the same products, however the database finds them', async () => {
  const { id } = await makeProduct(services, { title: 'Jute basket', titleBn: 'ঝুড়ি' });
  await copyProduct({ db }, { id, count: 200 });
  await chooseFront({ db }, { firstRow: { newest: 20, selling: 0 }, front: { newest: 500, selling: 0 } });
  // Which rows the database reads first depends on where they were written last.
  const newest = await db.productSearch.findFirstOrThrow({ orderBy: { productId: 'desc' } });
  await db.productSearch.updateMany({ where: { productId: { gt: id + 100, lt: id + 170 } }, data: { soldLately: 1 } });
  const pages = await everyPage('/api/product-list?q=basket&limit=20&view=card');
  const listed = pages.flatMap(({ data }) => data.map((product: { id: number }) => product.id));
  expect(new Set(listed).size).toBe(201);
  const ids = Array.from({ length: 201 }, (_, nth) => newest.productId - nth);
  // Of those that are ranked, which are the newest 60, those that were sold come first.
  expect(listed.slice(0, 60).toSorted((one, other) => other - one)).toEqual(ids.slice(0, 60));
});

test('of more products than are counted, the first page is what all of them begin with; filters count a smaller sample', async () => {
  const { id } = await makeProduct(services, { title: 'Brass kettle', titleBn: 'কেটলি' });
  await copyProduct({ db }, { id, count: 1_100 });
  await chooseFront({ db }, { firstRow: { newest: 30, selling: 0 }, front: { newest: 300, selling: 0 } });
  // Now that it knows how many products match, the database reads the first page in another order than further ones.
  await db.$executeRaw`ANALYZE product_search`;
  const path = '/api/product-list?q=kettle&view=card';
  const pages = await everyPage(`${path}&limit=50`);
  expect(pages[0]).toMatchObject({ total: 1_000, total_is: 'at_least' });
  const listed = pages.flatMap(({ data }) => data.map((product: { id: number }) => product.id));
  expect(listed).toHaveLength(1_001);
  expect(new Set(listed).size).toBe(1_001);
  expect(listed.slice(0, 30)).toEqual((await standingIn({ isFirstRow: true })).toReversed());
  const { body } = await http.get('/api/product-facets?q=kettle').expect(200);
  expect(body.data).toMatchObject({ total: 150, is_sample: true });
});

async function everyPage(path: string) {
  const { body } = await http.get(path).expect(200);
  const pages = [body];
  while (pages.at(-1).next_cursor !== null)
    pages.push((await http.get(`${path}&cursor=${pages.at(-1).next_cursor}`).expect(200)).body);
  return pages;
}
