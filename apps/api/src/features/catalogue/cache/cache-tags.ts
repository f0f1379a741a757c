import { fewLeft } from '@haat/contracts/catalogue/few-left';
import type { Services } from '../../../services.ts';

/** Carried by every response that shows any product's stock, such as counts. It may lag by a second. */
export const stockTag = 'stock';

/** Carried by what counts what is in stock, leaves out what is not or puts it last. */
export const soldOutTag = 'sold-out';

/** Carried by pages that show more products than they could name. */
export const anyShownStockTag = 'shown-stock';

/** Carried by responses that show what sells best. */
export const soldTag = 'sold';

/** Carried by pages that show what sells best. */
export const bestSellingTag = 'best-selling';

/** How long a page may show what used to be seen of a stock, while it is rendered anew. The notice itself takes some milliseconds. */
const staleMs = 700;
/** Counts of what is in stock may be some seconds old. */
const soldOut = { lagMs: 5_000, staleMs: 5_000 };
/** Best sellers are those of 90 days: a page's may be some minutes old. */
const bestSelling = { lagMs: 300_000, staleMs: 300_000 };

/** How many a review helped may be some seconds old, so that nobody makes a page be rendered by pressing. */
const helped = { lagMs: 5_000, staleMs: 5_000 };

/** Carried by what shows how many shoppers the reviews of this product helped. */
export function helpedTag(productId: number): string {
  return `helped:${productId}`;
}

/** Lets what shows the reviews of this product follow within ten seconds. */
export function invalidateHelped(cache: Services['cache'], productId: number): void {
  cache.invalidate([helpedTag(productId)], helped);
}

/** Carried by every response that shows this product. */
export function productTag(productId: number): string {
  return `product:${productId}`;
}

/** Carried by every page that shows this product: it changes when what is seen of the stock does. */
export function shownStockTag(productId: number): string {
  return `shown-stock:${productId}`;
}

/** Drops the responses that show these products from the cache of this process, at once; `watchCatalogue` does so in the others. */
export function invalidateProducts(cache: Services['cache'], productIds: readonly number[]): void {
  cache.invalidate(productIds.map(productTag));
}

/** A product whose stock moved, and the least that it may have been before, after and meanwhile. */
export interface MovedStock {
  productId: number;
  lowest: number;
}

/** Drops what shows products whose stock moved, in whichever process. Pages stay where nothing changed that is seen. */
export function invalidateStock(cache: Services['cache'], moved: readonly MovedStock[]): void {
  if (moved.length === 0) return;
  invalidateProducts(
    cache,
    moved.map(({ productId }) => productId),
  );
  cache.invalidate([stockTag], { sparesSlow: true });
  const seen = moved.filter(({ lowest }) => lowest < fewLeft);
  if (seen.length === 0) return;
  cache.invalidate([...seen.map(({ productId }) => shownStockTag(productId)), anyShownStockTag], { staleMs });
  if (seen.some(({ lowest }) => lowest < 1)) cache.invalidate([soldOutTag], soldOut);
}

/** Lets what shows the best sellers follow, after they were chosen anew. */
export function invalidateBestSelling(cache: Services['cache']): void {
  cache.invalidate([soldTag], { sparesSlow: true });
  cache.invalidate([bestSellingTag], bestSelling);
}

/** Invalidates whatever may lag behind the stock, so that it lags no longer than it may: what has changed, and when, is not known. */
export function invalidateLagging(cache: Services['cache']): void {
  cache.invalidate([stockTag], { sparesSlow: true });
  invalidateBestSelling(cache);
  cache.invalidate([soldOutTag], soldOut);
}
