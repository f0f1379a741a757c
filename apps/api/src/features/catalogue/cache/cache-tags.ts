import { fewLeft } from '@haat/contracts/catalogue/few-left';
import type { Services } from '../../../services.ts';

/** Carried by every response that depends on any product's stock, such as counts. It may lag by a second. */
export const stockTag = 'stock';

/** Carried by responses that count products in stock, leave out those that are sold out, or list them last. */
export const soldOutTag = 'sold-out';

/** Carried by pages that show too many products to tag each of them. */
export const anyShownStockTag = 'shown-stock';

/** Carried by responses that show best sellers. */
export const soldTag = 'sold';

/** Carried by pages that show best sellers. */
export const bestSellingTag = 'best-selling';

/**
 * How long a page may show an outdated stock state while it is re-rendered. The notification itself takes some
 * milliseconds.
 */
const staleMs = 700;
/** Counts of what is in stock may be some seconds old. */
const soldOut = { lagMs: 5_000, staleMs: 5_000 };
/** Best sellers cover 90 days, so pages may show them some minutes late. */
const bestSelling = { lagMs: 300_000, staleMs: 300_000 };

/** What surrounds a review may be some seconds old, so that clicking repeatedly cannot force a page to be re-rendered. */
const helped = { lagMs: 5_000, staleMs: 5_000 };

/** Carried by responses that show this product's reviews, with their authors and how many shoppers found them helpful. */
export function helpedTag(productId: number): string {
  return `helped:${productId}`;
}

/** Carried by every response that shows reviews. */
export const anyHelpedTag = 'helped';

/** Refreshes responses that show this product's reviews within ten seconds. */
export function invalidateHelped(cache: Services['cache'], productId: number): void {
  cache.invalidate([helpedTag(productId)], helped);
}

/** Refreshes every response that shows reviews within ten seconds. */
export function invalidateAllHelped(cache: Services['cache']): void {
  cache.invalidate([anyHelpedTag], helped);
}

/** Carried by every response that shows this product with its exact stock. */
export function productTag(productId: number): string {
  return `product:${productId}`;
}

/** Carried by lists of cards that show this product; invalidated when the stock that cards tell apart changes. */
export function cardTag(productId: number): string {
  return `card:${productId}`;
}

/** Carried by every page that shows this product; invalidated when the stock state that shoppers see changes. */
export function shownStockTag(productId: number): string {
  return `shown-stock:${productId}`;
}

/**
 * Drops responses that show these products from this process's cache at once; `watchCatalogue` does so in the other
 * processes.
 */
export function invalidateProducts(cache: Services['cache'], productIds: readonly number[]): void {
  cache.invalidate(productIds.map(productTag));
}

/** A product whose stock moved, and the lowest values the stock may have had before, after and in between. */
export interface MovedStock {
  productId: number;
  lowest: number;
}

/**
 * Invalidates responses that show products whose stock moved, in any process. Pages and cards whose visible stock state
 * is unchanged are kept.
 */
export function invalidateStock(cache: Services['cache'], moved: readonly MovedStock[]): void {
  if (moved.length === 0) return;
  invalidateProducts(
    cache,
    moved.map(({ productId }) => productId),
  );
  cache.invalidate([stockTag], { sparesSlow: true });
  const seen = moved.filter(({ lowest }) => lowest < fewLeft);
  if (seen.length === 0) return;
  cache.invalidate(seen.map(({ productId }) => cardTag(productId)));
  cache.invalidate([...seen.map(({ productId }) => shownStockTag(productId)), anyShownStockTag], { staleMs });
  if (seen.some(({ lowest }) => lowest < 1)) cache.invalidate([soldOutTag], soldOut);
}

/** Refreshes responses that show best sellers after a new count. */
export function invalidateBestSelling(cache: Services['cache']): void {
  cache.invalidate([soldTag], { sparesSlow: true });
  cache.invalidate([bestSellingTag], bestSelling);
}

/**
 * Refreshes within ten minutes what has no version to compare: other processes may have counted best sellers, or changed
 * what surrounds reviews, while nobody here listened.
 */
export function invalidateUnnoticed(cache: Services['cache']): void {
  cache.invalidate([bestSellingTag, anyHelpedTag], bestSelling);
}
