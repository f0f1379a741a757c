import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** The shops by name. */
export function useAdminShops() {
  return useQuery({
    queryKey: ['shops', 'admin'],
    queryFn: async ({ signal }) => (await read('adminShopList', {}, { signal })).data,
  });
}

/** Refetches the shops, including the filters of orders and products. */
export async function refreshShops(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['shops'] }),
    queries.invalidateQueries({ queryKey: ['taxonomy'] }),
  ]);
}
