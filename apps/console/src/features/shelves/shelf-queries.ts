import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** The categories with their subcategories. */
export function useAdminCategories() {
  return useQuery({
    queryKey: ['shelves', 'categories'],
    queryFn: async ({ signal }) => (await read('adminCategoryList', {}, { signal })).data,
  });
}

/** The brands by name. */
export function useAdminBrands() {
  return useQuery({
    queryKey: ['shelves', 'brands'],
    queryFn: async ({ signal }) => (await read('adminBrandList', {}, { signal })).data,
  });
}

/** Reads categories and brands again, also those that products are filtered by. */
export async function refreshShelves(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['shelves'] }),
    queries.invalidateQueries({ queryKey: ['taxonomy'] }),
  ]);
}
