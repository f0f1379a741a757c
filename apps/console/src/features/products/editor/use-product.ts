import { useQuery } from '@tanstack/react-query';
import { read } from '../../../platform/api/call.ts';

/**
 * One product with everything that can be edited. It is not refetched during an edit: saving reports concurrent
 * changes.
 */
export function useProduct(id: number) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: async ({ signal }) => (await read('adminProduct', { params: { id } }, { signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The query key of a product. */
export function productKey(id: number): (string | number)[] {
  return ['products', 'one', id];
}
