import { isCachedOffline, isPathOf, pageRoutes } from '@haat/contracts/pages';
import { routes, type EndpointName } from '@haat/contracts/routes';

/** What is kept for when there is no network, each in a cache of its own. */
export type Kept = 'pages' | 'files' | 'pictures' | 'catalogue';

/** How many of each stay, at most. */
export const mostKept: Readonly<Record<Kept, number>> = { pages: 40, files: 250, pictures: 150, catalogue: 60 };

/** Answers that are the same for everybody. None of one's own, and no charge or coupon: an order is made from fresh ones alone. */
export const keptEndpoints = [
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
  'days',
  'aboutUs',
  'singleProductReviewList',
] as const satisfies EndpointName[];

const keptPaths = keptEndpoints.map((name) => {
  const path = routes[name].replace('GET ', '').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${path}$`);
});

/** Pages that are nothing without the shop's answer: an order, an account. */
const neverKept = pageRoutes.filter((page) => !isCachedOffline(page));

function isNeverKept(path: string): boolean {
  return neverKept.some((page) => isPathOf(page, path));
}

/** As what a request's answer is kept; null for what always needs the network. */
export function keptAs(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kept | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  const path = url.pathname;
  if (request.mode === 'navigate') return isNeverKept(path.replace(/^\/bn(?=\/)/, '')) ? null : 'pages';
  if (path.startsWith('/assets/')) return 'files';
  if (path.startsWith('/media/') || path.startsWith('/uploads/images/product_more_image/')) return 'pictures';
  return keptPaths.some((pattern) => pattern.test(path)) ? 'catalogue' : null;
}
