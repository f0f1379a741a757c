import { expect, test } from 'vitest';
import { makeCategory, makeProduct, makeShop } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

// The ways in which lists of very many products are read, in a shop of few.
const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'operator' });

const list = async (query: string) => (await http.get(`/api/admin/products?${query}`).set(headers).expect(200)).body;
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

test('what is short in stock of a large category is the same as of a small one, page by page', async () => {
  const { id: categoryId } = await makeCategory(services);
  const { id: shopId } = await makeShop(services);
  const low: number[] = [];
  const out: number[] = [];
  for (let made = 0; made < 60; made += 1) {
    const given = { categoryId, ...(made < 3 && { shopId }) };
    if (made % 12 === 0) out.unshift((await makeProduct(services, { ...given, stock: 0 })).id);
    else low.unshift((await makeProduct(services, { ...given, stock: 1 + (made % 5) })).id);
  }
  await makeProduct(services, { categoryId, stock: 6 });
  const [retired = 0] = low.splice(5, 1);
  await db.product.update({ where: { id: retired }, data: { retiredAt: new Date() } });
  const read = async () => {
    const first = await list(`view=low&category=${categoryId}`);
    const second = await list(`view=low&category=${categoryId}&cursor=${first.next_cursor}`);
    const empty = await list(`view=out&category=${categoryId}`);
    return { low: [...idsOf(first), ...idsOf(second)], out: idsOf(empty), isWhole: second.next_cursor === null };
  };
  expect(await read()).toEqual({ low, out, isWhole: true });

  await db.productCount.update({ where: { key: `category:${categoryId}` }, data: { count: 30_000 } });
  expect(await read()).toEqual({ low, out, isWhole: true });
});

test('a text is found among the newest products, and otherwise among all', async () => {
  const old = await makeProduct(services, { title: 'Zquartz bowl' });
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('products', 'id'), ${old.id + 60_000})`;
  const newer = await makeProduct(services, { title: 'Zquartz vase', titleBn: 'ফুলদানি', price: 200, offerPrice: 100 });
  expect(idsOf(await list('q=zquartz'))).toEqual([newer.id, old.id]);
  expect(idsOf(await list('q=zquartz&view=offer'))).toEqual([newer.id]);
  expect(idsOf(await list(`q=zquartz&cursor=${newer.id}`))).toEqual([old.id]);
  expect(idsOf(await list(`q=${old.id}`))).toEqual([old.id]);
  expect(idsOf(await list('q=zquartz&cursor=9999999999'))).toEqual([newer.id, old.id]);
});

test('a list is sorted by what shoppers pay, page by page, newest first where they are the same', async () => {
  const { id: categoryId } = await makeCategory(services);
  const made: { id: number; offer: number }[] = [];
  for (let at = 0; at < 60; at += 1) {
    const offerPrice = (1 + (at % 5)) * 1_000;
    const { id } = await makeProduct(services, { categoryId, offerPrice, price: 6_000 });
    made.push({ id, offer: offerPrice });
  }
  const inOrder = (compare: (one: (typeof made)[number], other: (typeof made)[number]) => number) =>
    made.toSorted((one, other) => compare(one, other) || other.id - one.id).map(({ id }) => id);
  const read = async (sort: string) => {
    const filters = `category=${categoryId}&sort=${sort}`;
    const first = await list(filters);
    const second = await list(`${filters}&cursor=${first.next_cursor}`);
    expect([first.data.length, second.next_cursor]).toEqual([50, null]);
    return [...idsOf(first), ...idsOf(second)];
  };
  const expected = {
    offer: inOrder((one, other) => one.offer - other.offer),
    'offer-desc': inOrder((one, other) => other.offer - one.offer),
  };
  for (const [sort, ids] of Object.entries(expected)) expect(await read(sort)).toEqual(ids);
});

test('a cursor belongs to its order, and only what an index can sort is sorted', async () => {
  for (const query of [
    'sort=offer&cursor=17',
    'cursor=100-17',
    'sort=offer&q=saree',
    'sort=offer&ending=true',
    'sort=offer&view=out',
    'sort=title',
  ])
    expect((await http.get(`/api/admin/products?${query}`).set(headers)).status).toBe(422);
});
