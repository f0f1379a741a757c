import { catalogueMessages } from '../features/catalogue/messages.ts';
import { productMessages } from '../features/catalogue/product/messages.ts';
import { shelfMessages } from '../features/catalogue/shelf-messages.ts';
import { homeMessages } from '../features/home/messages.ts';
import type { PageRoute } from './pages.ts';
import type { PageModule } from './routes.tsx';

function list(path: string, name: string, module: () => Promise<PageModule>): PageRoute {
  return { path, source: `features/catalogue/${name}.tsx`, module, messages: [catalogueMessages, shelfMessages] };
}

/** Home, lists, search and the product page. */
export const browsingPages: PageRoute[] = [
  {
    path: '/',
    source: 'features/home/home-page.tsx',
    module: () => import('../features/home/home-page.tsx'),
    messages: [homeMessages, shelfMessages],
  },
  {
    path: '/product/product_details/:slug',
    source: 'features/catalogue/product/product-page.tsx',
    module: () => import('../features/catalogue/product/product-page.tsx'),
    messages: [productMessages, shelfMessages],
  },
  list('/search', 'search-page', () => import('../features/catalogue/search-page.tsx')),
  list('/product/category', 'all-categories-page', () => import('../features/catalogue/all-categories-page.tsx')),
  list(
    '/product/category/subCategory/:id',
    'subcategory-page',
    () => import('../features/catalogue/subcategory-page.tsx'),
  ),
  list('/product/category/product_list/:id', 'category-page', () => import('../features/catalogue/category-page.tsx')),
  list('/product/brand/:id', 'brand-page', () => import('../features/catalogue/brand-page.tsx')),
  list('/brand/all_brand', 'all-brands-page', () => import('../features/catalogue/all-brands-page.tsx')),
  list('/shop/all_shop', 'all-shops-page', () => import('../features/catalogue/all-shops-page.tsx')),
  list('/shop/all_product/:id', 'shop-page', () => import('../features/catalogue/shop-page.tsx')),
  list('/all_shop_home', 'all-shop-home-page', () => import('../features/catalogue/all-shop-home-page.tsx')),
  list('/all_new_arraival', 'new-arrival-page', () => import('../features/catalogue/new-arrival-page.tsx')),
  list('/all_winter_product', 'winter-page', () => import('../features/catalogue/winter-page.tsx')),
  list('/all_popular_product', 'popular-page', () => import('../features/catalogue/popular-page.tsx')),
  list('/voucher_product', 'voucher-page', () => import('../features/catalogue/voucher-page.tsx')),
  list('/offer_product', 'offer-page', () => import('../features/catalogue/offer-page.tsx')),
];
