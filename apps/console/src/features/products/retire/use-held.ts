import type { HeldProduct } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../platform/api/call.ts';

/** Which open orders, carts and favourites hold these products, counted whenever it is asked. */
export function useHeld(ids: readonly number[]) {
  return useQuery({
    queryKey: ['products', 'held', ids],
    queryFn: async ({ signal }) => {
      const { data } = await read('adminProductsHeld', { query: { ids: ids.join(',') } }, { signal });
      return new Map(data.map((held) => [held.id, held]));
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Whether an open order has one of the products, and whether a cart or favourites do. */
export function heldIn(products: Iterable<HeldProduct>) {
  const all = [...products];
  return {
    orders: all.some(({ open_orders: orders }) => orders.count > 0),
    saved: all.some(({ carts, favourites }) => carts.count + favourites.count > 0),
  };
}
