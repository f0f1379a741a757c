import type { AdminProduct, AdminProductRow, EndpointReply, Endpoints } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { queryOf, type ListAddress } from './list/list-address.ts';

/** Categories, brands and shops change rarely. */
const staleMs = 300_000;

type Page = EndpointReply<Endpoints['adminProductList']>;

/** A page of a product list. While another page loads, the previous one stays. */
export function useProductList(address: ListAddress) {
  const query = queryOf(address);
  return useQuery({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => read('adminProductList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Updates a product from a response in every list that shows it. */
export function rememberRow(row: AdminProductRow): void {
  queries.setQueriesData<Page>(
    { queryKey: ['products', 'list'] },
    (page) => page && { ...page, data: page.data.map((each) => (each.id === row.id ? { ...each, ...row } : each)) },
  );
}

/** Refetches the lists and products on screen, and invalidates the others. */
export async function refreshProducts(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['products'] });
}

/** Whether a conflict's data is the current product. */
export function isProduct(data: unknown): data is AdminProduct {
  return typeof data === 'object' && data !== null && 'version' in data && 'movements' in data;
}

/** What a product can be assigned to: categories, subcategories, brands and shops; empty until they are loaded. */
export function useTaxonomy() {
  const { data } = useQuery({
    queryKey: ['taxonomy'],
    queryFn: async ({ signal }) => {
      const [categories, subcategories, brands, shops] = await Promise.all([
        read('categoryList', {}, { signal }),
        read('subcategoryList', {}, { signal }),
        read('brandList', {}, { signal }),
        read('shopList', {}, { signal }),
      ]);
      return {
        categories: categories.data,
        subcategories: subcategories.data,
        brands: brands.data,
        shops: shops.data,
      };
    },
    staleTime: staleMs,
  });
  return data ?? nothing;
}

const nothing = { categories: [], subcategories: [], brands: [], shops: [] };
