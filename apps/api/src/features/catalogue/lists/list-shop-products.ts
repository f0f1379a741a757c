import type { ProductListQuery } from '@haat/contracts';
import type { ReadSource } from '../../../platform/db/replicas/reads.ts';
import type { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { asksForAll, listAllProducts } from './list-all-products.ts';
import { listProducts } from './list-products.ts';
import { requireShop } from '../show-shop.ts';

interface ShopProductsInput {
  shopId: number;
  query: Omit<ProductListQuery, 'shop_id'>;
}

/** A shop's products, newest first unless the query says otherwise. Throws NOT_FOUND if there is no such shop. */
export async function listShopProducts(
  services: Pick<Services, 'config' | 'readings'> & ReadSource,
  { shopId, query }: ShopProductsInput,
): Promise<ReadyJson> {
  const filters = { ...query, shop_id: [shopId] };
  const [, products] = await Promise.all([
    requireShop(services, shopId),
    asksForAll(query) ? listAllProducts(services, filters) : listProducts(services, filters),
  ]);
  return products;
}
