import type { Services } from '../../services.ts';

/** Carried by every response that shows any product's stock, such as counts and best sellers. It may lag by a second. */
export const stockTag = 'stock';

/** Carried by every response that shows this product. */
export function productTag(productId: number): string {
  return `product:${productId}`;
}

/** Drops what shows these products from the cache of this process, at once; `watchCatalogue` does so in the others. */
export function invalidateProducts(cache: Services['cache'], productIds: readonly number[]): void {
  cache.invalidate(productIds.map(productTag));
}
