import type { ProductListQuery } from '@haat/contracts';
import { createGate } from '../../platform/gate.ts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { readPage } from './list-products.ts';
import { productView } from './product-view.ts';
import { shownTotal } from './total-of-products.ts';

/** Between two of these parts other requests have their turn. */
const readAtOnce = 250;
/** Of the bytes for kept answers: a list that is larger would be made anew for everybody who asks. */
const partOfCache = 1 / 5;

/** With more products than this their stock is watched as a whole. */
const mostWatchedOneByOne = 100;

/** One list is made at a time, whichever it is. */
const oneAtATime = createGate({ atOnce: 1, maxWaiting: 20, patienceMs: 10_000 });

type Reads = Pick<Services, 'db' | 'config'>;

/** Whether a query asks nothing at all: such a list is whole. */
export function asksForAll(query: object): boolean {
  return Object.values(query).every((value) => value === undefined);
}

/**
 * All products, newest first, or all of a shop. It ends earlier, with the cursor of what follows, at CATALOGUE_ALL_LIMIT products
 * and where it would grow too large to be kept.
 */
export function listAllProducts(services: Reads, filters: Pick<ProductListQuery, 'shop_id'> = {}): Promise<ReadyJson> {
  return oneAtATime(() => readAll(services, filters));
}

async function readAll(services: Reads, filters: Pick<ProductListQuery, 'shop_id'>): Promise<ReadyJson> {
  const { CATALOGUE_ALL_LIMIT: mostProducts, CACHE_MEGABYTES } = services.config;
  const mostBytes = CACHE_MEGABYTES * 1024 * 1024 * partOfCache;
  const products: string[] = [];
  const productIds: number[] = [];
  let total = 0;
  let bytes = 0;
  let cursor: string | undefined;
  do {
    const limit = Math.min(readAtOnce, mostProducts - products.length);
    const page = await readPage(services, { query: { ...filters, limit, cursor }, isSimilar: false });
    if (cursor === undefined) total = page.total;
    const texts = page.rows.map((row) => JSON.stringify(productView(row)));
    bytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    products.push(...texts);
    productIds.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && products.length < mostProducts && bytes < mostBytes);
  const beside = { next_cursor: cursor ?? null, ...shownTotal(filters, total), match: 'exact' };
  const json = `{"success":true,"data":[${products.join(',')}],${JSON.stringify(beside).slice(1)}`;
  return new ReadyJson(json, productIds.length > mostWatchedOneByOne ? { isAnyStock: true } : { productIds });
}
