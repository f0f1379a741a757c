import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { countFacets } from './lists/count-facets.ts';
import { listBestSelling } from './lists/list-best-selling.ts';
import { asksForAll, listAllProducts } from './lists/list-all-products.ts';
import { listProducts } from './lists/list-products.ts';
import { listShopProducts } from './lists/list-shop-products.ts';
import { listBrands, listCategories, listShops, listSubcategories } from './list-taxonomy.ts';
import { showProduct } from './show-product.ts';
import { showShop } from './show-shop.ts';
import { suggest } from './suggest.ts';

type CatalogueHandlers = Pick<
  Handlers,
  | 'productList'
  | 'productFacets'
  | 'singleProduct'
  | 'bestSellingList'
  | 'categoryList'
  | 'subcategoryList'
  | 'brandList'
  | 'shopList'
  | 'singleShop'
  | 'shopDetails'
  | 'searchSuggestions'
>;

export function catalogueHandlers(services: Services): CatalogueHandlers {
  return {
    productList: ({ query }) => (asksForAll(query) ? listAllProducts(services) : listProducts(services, query)),
    productFacets: ({ query }) => countFacets(services, query),
    singleProduct: ({ params }) => showProduct(services, params.id),
    bestSellingList: () => listBestSelling(services),
    categoryList: () => listCategories(services),
    subcategoryList: () => listSubcategories(services),
    brandList: () => listBrands(services),
    shopList: () => listShops(services),
    singleShop: ({ params }) => showShop(services, params.id),
    shopDetails: ({ params, query }) => listShopProducts(services, { shopId: params.id, query }),
    searchSuggestions: ({ query }) => suggest(services, query.q),
  };
}
