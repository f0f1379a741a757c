import { useQuery } from '@tanstack/react-query';
import { read } from '../../../platform/api/call.ts';

/** One product with everything that can be edited. While it is edited it is not read again: saving says what changed meanwhile. */
export function useProduct(id: number) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: async ({ signal }) => (await read('adminProduct', { params: { id } }, { signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Under which a product is remembered. */
export function productKey(id: number): (string | number)[] {
  return ['products', 'one', id];
}
