import type { PageName } from '@haat/contracts/pages';
import { catalogueMessages } from '../../features/catalogue/messages.ts';
import { productMessages } from '../../features/catalogue/product/messages.ts';
import { cardMessages } from '../../features/catalogue/cards/card-messages.ts';
import { homeMessages } from '../../features/home/messages.ts';
import type { Screen } from './screen.ts';

function list(name: string, module: Screen['module']): Screen {
  return { source: `features/catalogue/${name}.tsx`, module, messages: [catalogueMessages, cardMessages] };
}

/** Home, lists, search and the product page. */
export const browsingScreens = {
  home: {
    source: 'features/home/home-page.tsx',
    module: () => import('../../features/home/home-page.tsx'),
    messages: [homeMessages, cardMessages],
  },
  product: {
    source: 'features/catalogue/product/product-page.tsx',
    module: () => import('../../features/catalogue/product/product-page.tsx'),
    messages: [productMessages, cardMessages],
  },
  search: list('search/search-page', () => import('../../features/catalogue/search/search-page.tsx')),
  categories: list(
    'taxonomy/all-categories-page',
    () => import('../../features/catalogue/taxonomy/all-categories-page.tsx'),
  ),
  subcategory: list(
    'taxonomy/subcategory-page',
    () => import('../../features/catalogue/taxonomy/subcategory-page.tsx'),
  ),
  category: list('taxonomy/category-page', () => import('../../features/catalogue/taxonomy/category-page.tsx')),
  brand: list('taxonomy/brand-page', () => import('../../features/catalogue/taxonomy/brand-page.tsx')),
  brands: list('taxonomy/all-brands-page', () => import('../../features/catalogue/taxonomy/all-brands-page.tsx')),
  shops: list('taxonomy/all-shops-page', () => import('../../features/catalogue/taxonomy/all-shops-page.tsx')),
  shop: list('taxonomy/shop-page', () => import('../../features/catalogue/taxonomy/shop-page.tsx')),
  shopsOfHome: list(
    'collections/all-shop-home-page',
    () => import('../../features/catalogue/collections/all-shop-home-page.tsx'),
  ),
  newArrivals: list(
    'collections/new-arrival-page',
    () => import('../../features/catalogue/collections/new-arrival-page.tsx'),
  ),
  winter: list('collections/winter-page', () => import('../../features/catalogue/collections/winter-page.tsx')),
  popular: list('collections/popular-page', () => import('../../features/catalogue/collections/popular-page.tsx')),
  vouchers: list('collections/voucher-page', () => import('../../features/catalogue/collections/voucher-page.tsx')),
  offers: list('collections/offer-page', () => import('../../features/catalogue/collections/offer-page.tsx')),
} satisfies Partial<Record<PageName, Screen>>;
