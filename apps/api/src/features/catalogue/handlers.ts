import type { Handlers } from '../../platform/http/handler.ts';
import type { ReadSource } from '../../platform/db/replicas/reads.ts';
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

/** These endpoints only read, so a standby may serve them. */
export function catalogueHandlers(services: Services): CatalogueHandlers {
  const read = <Result>(useCase: (services: Services & ReadSource) => Promise<Result>) =>
    services.reads.run((source) => useCase({ ...services, ...source }));
  return {
    productList: ({ query }) =>
      read((source) => (asksForAll(query) ? listAllProducts(source) : listProducts(source, query))),
    productFacets: ({ query }) => read((source) => countFacets(source, query)),
    singleProduct: ({ params }) => read((source) => showProduct(source, params.id)),
    bestSellingList: () => read(listBestSelling),
    categoryList: () => read(listCategories),
    subcategoryList: () => read(listSubcategories),
    brandList: () => read(listBrands),
    shopList: () => read(listShops),
    singleShop: ({ params }) => read((source) => showShop(source, params.id)),
    shopDetails: ({ params, query }) => read((source) => listShopProducts(source, { shopId: params.id, query })),
    searchSuggestions: ({ query }) => read((source) => suggest(source, query.q)),
  };
}
