import { consolePath, isCachedOffline, isPathOf, pageRoutes } from '@haat/contracts/pages';
import { withoutLocale } from '@haat/contracts/shared/locale';
import { routes, type ShopEndpointName } from '@haat/contracts/routes';

/** The kinds of cached responses, each with its own cache. */
export type CacheKind = 'pages' | 'files' | 'pictures' | 'catalogue';

/** Maximum number of entries in each cache. */
export const maxEntries: Readonly<Record<CacheKind, number>> = { pages: 40, files: 250, pictures: 150, catalogue: 60 };

/**
 * Endpoints with the same response for everyone. Delivery charges and coupons are left out: orders need current ones.
 */
export const cacheableEndpoints = [
  'productList',
  'productFacets',
  'singleProduct',
  'bestSellingList',
  'categoryList',
  'subcategoryList',
  'brandList',
  'shopList',
  'singleShop',
  'shopDetails',
  'bannerList',
  'shopSettings',
  'days',
  'aboutUs',
  'singleProductReviewList',
] as const satisfies ShopEndpointName[];

const cacheablePaths = cacheableEndpoints.map((name) => {
  const path = routes[name].replace('GET ', '').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${path}$`);
});

/** Pages that are useless without the server, such as an order or an account. */
const neverCached = pageRoutes.filter((page) => !isCachedOffline(page));

function isNeverCached(path: string): boolean {
  return neverCached.some((page) => isPathOf(page, path));
}

/** Whether a request belongs to the operator's console, which the shop's service worker leaves alone. */
export function isOfConsole(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname === consolePath || pathname.startsWith(`${consolePath}/`);
}

/** The cache for a request's response; null if it always needs the network. */
export function cacheKindOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): CacheKind | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  const path = url.pathname;
  if (request.mode === 'navigate') return isNeverCached(withoutLocale(path)) ? null : 'pages';
  if (path.startsWith('/assets/')) return 'files';
  if (path.startsWith('/media/') || path.startsWith('/uploads/images/product_more_image/')) return 'pictures';
  return cacheablePaths.some((pattern) => pattern.test(path)) ? 'catalogue' : null;
}
