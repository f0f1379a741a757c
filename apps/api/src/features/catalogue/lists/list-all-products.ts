import type { ProductListQuery } from '@haat/contracts';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { anyShownStockTag, productTag, shownStockTag, soldOutTag, stockTag } from '../cache/cache-tags.ts';
import { readPage } from './list-products.ts';
import { productView } from '../product-view.ts';
import { shownTotal } from './total-of-products.ts';

/** Products read per statement: other requests run between two statements. */
const readAtOnce = 250;
/**
 * The share of the response cache that the list may take; a larger one could not be cached and would be computed for
 * every request.
 */
const partOfCache = 1 / 5;

/** A list of more products than this carries a single tag for all stock instead. */
const maxProductTags = 100;

/** Only one such list is computed at a time. */
const oneAtATime = createSemaphore({ maxConcurrent: 1, maxQueued: 20, maxWaitMs: 10_000 });

type Reads = Pick<Services, 'db' | 'config'>;

/** Whether a query has no parameters at all, which means all products. */
export function asksForAll(query: object): boolean {
  return Object.values(query).every((value) => value === undefined);
}

/**
 * All products with those out of stock last, or all products of one shop. Ends early, with a cursor for the rest,
 * after CATALOGUE_ALL_LIMIT products or before it grows too large to cache.
 */
export function listAllProducts(services: Reads, filters: Pick<ProductListQuery, 'shop_id'> = {}): Promise<ReadyJson> {
  return oneAtATime(() => readAll(services, filters));
}

async function readAll(services: Reads, filters: Pick<ProductListQuery, 'shop_id'>): Promise<ReadyJson> {
  const { CATALOGUE_ALL_LIMIT: maxProducts, CACHE_MEGABYTES } = services.config;
  const maxBytes = CACHE_MEGABYTES * 1024 * 1024 * partOfCache;
  const products: string[] = [];
  const productIds: number[] = [];
  let total = 0;
  let bytes = 0;
  let cursor: string | undefined;
  do {
    const limit = Math.min(readAtOnce, maxProducts - products.length);
    const page = await readPage(services, { query: { ...filters, limit, cursor } });
    if (cursor === undefined) total = page.total;
    const texts = page.rows.map((row) => JSON.stringify(productView(row)));
    bytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    products.push(...texts);
    productIds.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && products.length < maxProducts && bytes < maxBytes);
  const beside = { next_cursor: cursor ?? null, ...shownTotal(filters, total), match: 'exact' };
  const json = `{"success":true,"data":[${products.join(',')}],${JSON.stringify(beside).slice(1)}`;
  return productIds.length > maxProductTags
    ? new ReadyJson(json, { tags: [stockTag], pageTags: [soldOutTag, anyShownStockTag] })
    : new ReadyJson(json, {
        tags: [soldOutTag, ...productIds.map(productTag)],
        pageTags: [soldOutTag, ...productIds.map(shownStockTag)],
      });
}
