import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();

/** Products of one brand, oldest first, with these stocks. */
async function makeShelf(...stocks: number[]) {
  const { id, ...shelf } = await makeProduct(services, { stock: stocks[0] ?? 0 });
  const given = { shopId: shelf.shopId, brandId: shelf.brandId, categoryId: shelf.categoryId };
  const ids = [id];
  for (const stock of stocks.slice(1))
    ids.push((await makeProduct(services, { ...given, subcategoryId: shelf.subcategoryId, stock })).id);
  return { ids, brand: { brand_id: shelf.brandId }, shopId: shelf.shopId };
}

async function list(query: Record<string, string | number>) {
  const { body } = await http.get('/api/product-list').query(query).expect(200);
  return { ids: body.data.map(({ id }: { id: number }) => id), total: body.total, cursor: body.next_cursor };
}

/** All pages of a brand's list, in order. */
async function pagesOf(brand: { brand_id: number }, limit: number): Promise<number[][]> {
  const pages: number[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await list({ ...brand, limit, ...(cursor && { cursor }) });
    expect(page.total).toBe(7);
    pages.push(page.ids);
    cursor = page.cursor;
  }
  return pages;
}

test('what is out of stock comes last, each part newest first, on pages of any length', async () => {
  const { ids, brand } = await makeShelf(3, 0, 9, 0, 0, 50, 1);
  const expected = [6, 5, 2, 0, 4, 3, 1].map((index) => ids[index]);
  for (const limit of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const pages = await pagesOf(brand, limit);
    expect(pages.flat()).toEqual(expected);
    expect(pages).toHaveLength(Math.ceil(7 / limit));
  }
  expect((await list(brand)).ids).toEqual(expected);
  const { body } = await http.get('/api/product-list').expect(200);
  const everything: number[] = body.data.map(({ id }: { id: number }) => id);
  expect(everything.filter((id) => ids.includes(id))).toEqual(expected);
});

test('an order that is asked for stays, and so does that of a shop', async () => {
  const { ids, brand, shopId } = await makeShelf(3, 0, 9);
  const newestFirst = ids.toReversed();
  for (const sort of ['newest', 'asc', 'desc']) expect((await list({ ...brand, sort })).ids).toEqual(newestFirst);
  expect((await list({ shop_id: shopId })).ids).toEqual(newestFirst);
  const shop = await http.get(`/api/shop-details/${shopId}`).expect(200);
  expect(shop.body.data.map(({ id }: { id: number }) => id)).toEqual(newestFirst);
});

test('a product that sells out moves to the end at once, and to the front within seconds when it returns', async () => {
  const { ids, brand } = await makeShelf(3, 5, 4);
  const [oldest = 0, middle = 0, newest = 0] = ids;
  const shown = async () => (await list({ ...brand, view: 'card' })).ids;
  const moveStock = async (delta: number) => {
    await services.db.product.update({ where: { id: newest }, data: { stock: { increment: delta } } });
    await services.db.stockMovement.create({ data: { productId: newest, delta, reason: 'adjustment' } });
  };
  expect(await shown()).toEqual([newest, middle, oldest]);
  await moveStock(-4);
  await expect.poll(shown, { timeout: 2_500, interval: 50 }).toEqual([middle, oldest, newest]);
  await moveStock(2);
  await expect.poll(shown, { timeout: 8_000, interval: 50 }).toEqual([newest, middle, oldest]);
});
