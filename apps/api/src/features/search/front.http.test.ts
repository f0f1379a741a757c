import { expect, test } from 'vitest';
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

async function inFront(): Promise<number[]> {
  const rows = await db.productSearch.findMany({ where: { isFront: true }, orderBy: { productId: 'asc' } });
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

test('a new product stands in front; of many, the newest and the best selling stay there', async () => {
  const ids = clocks.map(({ id }) => id);
  expect(await inFront()).toEqual(ids);
  await sell(ids[1], 7);
  await sell(ids[2], 3);
  await chooseFront({ db }, { newest: 2, selling: 1 });
  expect(await inFront()).toEqual([ids[1], ids[3], ids[4]]);
  await sell(ids[2], 9);
  await chooseFront({ db }, { newest: 2, selling: 1 });
  expect(await inFront()).toEqual([ids[2], ids[3], ids[4]]);
});

test('what stands behind is found all the same, once, and in its place by price', async () => {
  const ids = clocks.map(({ id }) => id);
  await chooseFront({ db }, { newest: 2, selling: 0 });
  expect((await found({ q: 'wall clock' })).toSorted((one, other) => one - other)).toEqual(ids);
  expect(await found({ q: 'wall clock', sort: 'asc' })).toEqual(ids.toReversed());
  expect(await found({ q: 'clock red' })).toContain(ids[0]);
  const { body } = await http.get('/api/search-suggestions').query({ q: 'clock' }).expect(200);
  expect(body.data.products).toHaveLength(5);
  expect(body.data.subcategories).not.toEqual([]);
});
