import type { PageName } from '@haat/contracts/pages';
import { catalogueMessages } from '../features/catalogue/messages.ts';
import { productMessages } from '../features/catalogue/product/messages.ts';
import { shelfMessages } from '../features/catalogue/shelf-messages.ts';
import { homeMessages } from '../features/home/messages.ts';
import type { Screen } from './screen.ts';

function list(name: string, module: Screen['module']): Screen {
  return { source: `features/catalogue/${name}.tsx`, module, messages: [catalogueMessages, shelfMessages] };
}

/** Home, lists, search and the product page. */
export const browsingScreens = {
  home: {
    source: 'features/home/home-page.tsx',
    module: () => import('../features/home/home-page.tsx'),
    messages: [homeMessages, shelfMessages],
  },
  product: {
    source: 'features/catalogue/product/product-page.tsx',
    module: () => import('../features/catalogue/product/product-page.tsx'),
    messages: [productMessages, shelfMessages],
  },
  search: list('search-page', () => import('../features/catalogue/search-page.tsx')),
  categories: list('all-categories-page', () => import('../features/catalogue/all-categories-page.tsx')),
  subcategory: list('subcategory-page', () => import('../features/catalogue/subcategory-page.tsx')),
  category: list('category-page', () => import('../features/catalogue/category-page.tsx')),
  brand: list('brand-page', () => import('../features/catalogue/brand-page.tsx')),
  brands: list('all-brands-page', () => import('../features/catalogue/all-brands-page.tsx')),
  shops: list('all-shops-page', () => import('../features/catalogue/all-shops-page.tsx')),
  shop: list('shop-page', () => import('../features/catalogue/shop-page.tsx')),
  shopsOfHome: list('all-shop-home-page', () => import('../features/catalogue/all-shop-home-page.tsx')),
  newArrivals: list('new-arrival-page', () => import('../features/catalogue/new-arrival-page.tsx')),
  winter: list('winter-page', () => import('../features/catalogue/winter-page.tsx')),
  popular: list('popular-page', () => import('../features/catalogue/popular-page.tsx')),
  vouchers: list('voucher-page', () => import('../features/catalogue/voucher-page.tsx')),
  offers: list('offer-page', () => import('../features/catalogue/offer-page.tsx')),
} satisfies Partial<Record<PageName, Screen>>;
