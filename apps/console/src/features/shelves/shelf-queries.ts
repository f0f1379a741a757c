import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

export function useAdminCategories() {
  return useQuery({
    queryKey: ['shelves', 'categories'],
    queryFn: async ({ signal }) => (await read('adminCategoryList', {}, { signal })).data,
  });
}

export function useAdminBrands() {
  return useQuery({
    queryKey: ['shelves', 'brands'],
    queryFn: async ({ signal }) => (await read('adminBrandList', {}, { signal })).data,
  });
}

/** Refetches categories and brands, including the product filters'. */
export async function refreshShelves(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['shelves'] }),
    queries.invalidateQueries({ queryKey: ['taxonomy'] }),
  ]);
}
