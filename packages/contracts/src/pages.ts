/**
 * A page of the shop: everything that routing, cache keys, sitemap, robots.txt, the service worker and the checkout guards need to
 * know about it. Plain data without zod, so that the browser's first load and the service worker can include it.
 * Paths and their spellings are part of the public interface.
 */
export interface PageRoute {
  /** Without a language; `:id` stands for an id or a slug. */
  path: string;
  /** The query parameters that change what the server renders, in addition to the shell's. */
  query?: readonly string[];
  /** Shows the shopper's own data: rendered in the browser, never on the server. */
  isPersonal?: boolean;
  /**
   * `index`: listed in the sitemap; `noindex`: may be crawled but not listed; `disallow`: also closed by robots.txt.
   * Personal pages default to `disallow`, all others to `index`.
   */
  crawlers?: 'index' | 'noindex' | 'disallow';
  /** Whether a visited page is cached for offline use. Defaults to false if crawlers are disallowed. */
  isCachedOffline?: boolean;
  /** A step of the checkout: nothing may float above its figures and buttons. */
  isCheckout?: boolean;
  /** Shows the cart as it will be ordered: changes from other devices are not applied while it is open. */
  freezesCart?: boolean;
  /** Corrected spellings of the specified path; they redirect with 301. */
  aliases?: readonly string[];
  /** Not available in production. */
  isForDevelopers?: boolean;
}

/** The query parameters of a product list. */
const list = ['sort', 'min', 'max', 'brand', 'shop', 'rating', 'stock', 'offer', 'more'] as const;

/** The shell's search form shows the current search on every page. */
const shellQuery = ['q', 'category'] as const;

export const pages = {
  home: { path: '/' },
  product: { path: '/product/product_details/:slug', query: ['tab'] },
  search: { path: '/search', query: [...list, 'exact'], crawlers: 'disallow', isCachedOffline: true },
  categories: { path: '/product/category' },
  subcategory: { path: '/product/category/subCategory/:id', query: list },
  category: { path: '/product/category/product_list/:id', query: list },
  brand: { path: '/product/brand/:id', query: list },
  brands: { path: '/brand/all_brand' },
  shops: { path: '/shop/all_shop' },
  shop: { path: '/shop/all_product/:id', query: list },
  shopsOfHome: { path: '/all_shop_home', query: list },
  newArrivals: { path: '/all_new_arraival', query: list, aliases: ['/all_new_arrival', '/all_new_arrivals'] },
  winter: { path: '/all_winter_product', query: list },
  popular: { path: '/all_popular_product', query: list },
  vouchers: { path: '/voucher_product', query: list },
  offers: { path: '/offer_product', query: list },

  favourites: {
    path: '/my_wish_list',
    isPersonal: true,
    isCachedOffline: true,
    aliases: ['/wish_list', '/wishlist'],
  },
  cart: { path: '/cart', isPersonal: true, isCachedOffline: true, isCheckout: true },
  cartConfirmation: { path: '/confirm_order_page', isPersonal: true, isCheckout: true, freezesCart: true },
  checkout: { path: '/order/check_out', isPersonal: true, isCheckout: true, freezesCart: true },
  buyNow: { path: '/product/order/buy_now', isPersonal: true, isCheckout: true },
  orderComplete: { path: '/confirm_message', isPersonal: true },
  orders: { path: '/my_order_list', isPersonal: true },
  order: { path: '/order_list_view/:order_number', isPersonal: true },
  orderTracking: { path: '/order_tracking', query: ['order'], crawlers: 'disallow' },
  // Only the browser reads its token, which must not become part of a cache key.
  orderCopy: { path: '/order_copy', crawlers: 'disallow' },

  login: { path: '/login', query: ['from'], crawlers: 'disallow' },
  profile: { path: '/user/profile', isPersonal: true },
  changePassword: { path: '/user/change_password', isPersonal: true },
  forgotPassword: { path: '/user/forget_password', crawlers: 'disallow', aliases: ['/user/forgot_password'] },
  passwordCode: { path: '/user/forget_password/code_match', crawlers: 'disallow' },
  resetPassword: { path: '/user/reset_password', crawlers: 'disallow' },

  help: { path: '/help_support' },
  aboutUs: { path: '/about_us' },
  team: { path: '/meet_team' },
  privacyPolicy: { path: '/privacy_policy' },
  terms: { path: '/tearms_condition', aliases: ['/terms_condition', '/terms_conditions'] },
  returnPolicy: { path: '/return_policy' },
  comingSoon: { path: '/coming_soon', crawlers: 'noindex' },
  comingSoonApp: { path: '/coming_soon/app', crawlers: 'noindex' },
  errorPicture: { path: '/error_image', crawlers: 'noindex' },
  offline: { path: '/offline', crawlers: 'noindex' },

  sellerTypes: { path: '/seller/seller_type' },
  becomeSeller: { path: '/become_seller', query: ['kind'] },
  digitalService: { path: '/become_seller/digital_service' },

  components: { path: '/dev/components', crawlers: 'disallow', isForDevelopers: true },
} as const satisfies Record<string, PageRoute>;

/**
 * The path prefix of the operator's console. No page of the shop begins with it, and the shop's caches and crawlers
 * skip it.
 */
export const consolePath = '/admin';

/** The name of a page: the key it has here and among the web app's screens. */
export type PageName = keyof typeof pages;

/** All pages as values of one type. */
export const pageRoutes: readonly PageRoute[] = Object.values(pages);

/** What crawlers may do with a page. */
export function crawlersOf({ crawlers, isPersonal = false }: PageRoute): 'index' | 'noindex' | 'disallow' {
  return crawlers ?? (isPersonal ? 'disallow' : 'index');
}

/** Whether a visited page is cached for offline use. */
export function isCachedOffline(page: PageRoute): boolean {
  return page.isCachedOffline ?? crawlersOf(page) !== 'disallow';
}

/** Every query parameter that changes what the server renders, on any page. */
export const renderedQuery: ReadonlySet<string> = new Set([
  ...shellQuery,
  ...pageRoutes.flatMap(({ query = [] }) => query),
]);

/** Whether a path (without a language prefix) is that of the page. */
export function isPathOf({ path }: PageRoute, asked: string): boolean {
  const words = path.split('/');
  const given = asked.split('/');
  return words.length === given.length && words.every((word, at) => word.startsWith(':') || word === given[at]);
}
