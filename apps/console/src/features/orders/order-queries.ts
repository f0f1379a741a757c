import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { queryOf, type ListAddress } from './list/list-address.ts';

/** A page of an order list. While another page loads, the previous one stays. */
export function useOrderList(address: ListAddress) {
  const query = queryOf(address);
  return useQuery({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => read('adminOrderList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The parcels that can be handed over, of a zone and a shop if their ids are not empty. */
export function useParcels({ zone, shop }: Pick<ListAddress, 'zone' | 'shop'>) {
  const query = { ...(zone !== '' && { zone }), ...(shop !== '' && { shop }) };
  return useQuery({
    queryKey: ['orders', 'parcels', query],
    queryFn: ({ signal }) => read('adminParcelList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useOrder(orderNumber: string) {
  return useQuery({
    queryKey: orderKey(orderNumber),
    queryFn: async ({ signal }) =>
      (await read('adminOrder', { params: { order_number: orderNumber } }, { signal })).data,
  });
}

/** The query key of an order. */
export function orderKey(orderNumber: string): string[] {
  return ['orders', 'one', orderNumber];
}

/** Refetches the lists and orders on screen, and invalidates the others. */
export async function refreshOrders(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] });
}

/** The delivery zones, as filter options. */
export function useZones() {
  return useQuery({
    queryKey: ['zones'],
    queryFn: async ({ signal }) => (await read('shippingList', {}, { signal })).data,
    staleTime: 600_000,
  });
}

/** All shops, as filter options. */
export function useShops() {
  return useQuery({
    queryKey: ['shops'],
    queryFn: async ({ signal }) => (await read('shopList', {}, { signal })).data,
    staleTime: 600_000,
  });
}
