import { expect, test } from 'vitest';
import { copyProduct } from '../../../../test/data/copy-product.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();

interface Page {
  ids: number[];
  total: number;
  isExact: boolean;
}

type Query = Record<string, string | number>;

/** The pages of a list of products from 500 to 600 Taka, at most three. */
async function pagesOf(shelf: Query): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null && pages.length < 3;) {
    const { page, next } = await read({ ...shelf, min_price: 500, max_price: 600, ...(cursor && { cursor }) });
    pages.push(page);
    cursor = next;
  }
  return pages;
}

async function read(query: Query): Promise<{ page: Page; next: string | null }> {
  const { body } = await http.get('/api/product-list').query(query).expect(200);
  const ids = body.data.map(({ id }: { id: number }) => id);
  return { page: { ids, total: body.total, isExact: body.total_is === 'exact' }, next: body.next_cursor };
}

/** Adds a product at 550 Taka to a new shelf, and a cheaper and a dearer one. */
async function makeShelf() {
  const { id, ...shelf } = await makeProduct(services, { offerPrice: 55_000 });
  const ids = { shopId: shelf.shopId, brandId: shelf.brandId, categoryId: shelf.categoryId };
  const given = { ...ids, subcategoryId: shelf.subcategoryId };
  for (const offerPrice of [49_999, 60_001]) await makeProduct(services, { ...given, offerPrice });
  return { id, given };
}

test('few products of a shelf within prices are listed in the order of the shelf, on pages of any length', async () => {
  const { id, given } = await makeShelf();
  const cheapest = await makeProduct(services, { ...given, offerPrice: 50_000 });
  const soldOut = await makeProduct(services, { ...given, offerPrice: 60_000, stock: 0 });
  const newestFirst = [soldOut.id, cheapest.id, id];
  const inStockFirst = [cheapest.id, id, soldOut.id];
  const shelves = [
    { shelf: { shop_id: given.shopId }, order: newestFirst },
    { shelf: { brand_id: given.brandId }, order: inStockFirst },
    { shelf: { cat_id: given.categoryId, sort: 'newest' }, order: newestFirst },
  ];
  for (const { shelf, order } of shelves)
    for (const limit of [1, 2, 3]) {
      const pages = await pagesOf({ ...shelf, limit });
      expect(pages.flatMap(({ ids }) => ids)).toEqual(order);
      for (const { total, isExact } of pages) expect({ total, isExact }).toEqual({ total: 3, isExact: true });
    }
});

test('a shelf without a product within the prices is empty', async () => {
  const { given } = await makeShelf();
  await services.db.product.updateMany({
    where: { shopId: given.shopId },
    data: { price: 60_001, offerPrice: 60_001 },
  });
  for (const shelf of [{ shop_id: given.shopId }, { brand_id: given.brandId }])
    expect(await pagesOf(shelf)).toEqual([{ ids: [], total: 0, isExact: true }]);
});

test('of more products than are counted, each page holds the newest after the last', async () => {
  const { id, given } = await makeShelf();
  await copyProduct(services, { id, count: 1_000 });
  const products = await services.db.product.findMany({
    where: { shopId: given.shopId, offerPrice: 55_000 },
    select: { id: true },
    orderBy: { id: 'desc' },
  });
  for (const shelf of [{ shop_id: given.shopId }, { brand_id: given.brandId }]) {
    const pages = await pagesOf({ ...shelf, limit: 40 });
    expect(pages.flatMap(({ ids }) => ids)).toEqual(products.slice(0, 120).map((product) => product.id));
    for (const { total, isExact } of pages) expect({ total, isExact }).toEqual({ total: 1_000, isExact: false });
  }
});
