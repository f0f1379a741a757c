import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { queryOf, type ListAddress } from './list/list-address.ts';

/** A page of a list of orders. While another page is read, the one before stays. */
export function useOrderList(address: ListAddress) {
  const query = queryOf(address);
  return useQuery({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => read('adminOrderList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The parcels that can be handed over: of a zone and a shop, if their ids are not empty. */
export function useParcels({ zone, shop }: Pick<ListAddress, 'zone' | 'shop'>) {
  const query = { ...(zone !== '' && { zone }), ...(shop !== '' && { shop }) };
  return useQuery({
    queryKey: ['orders', 'parcels', query],
    queryFn: ({ signal }) => read('adminParcelList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One order with all that is known of it. */
export function useOrder(orderNumber: string) {
  return useQuery({
    queryKey: orderKey(orderNumber),
    queryFn: async ({ signal }) =>
      (await read('adminOrder', { params: { order_number: orderNumber } }, { signal })).data,
  });
}

/** Under which an order is remembered. */
export function orderKey(orderNumber: string): string[] {
  return ['orders', 'one', orderNumber];
}

/** Reads lists and orders again that are on the screen, and forgets the others. */
export async function refreshOrders(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] });
}

/** The delivery zones, to filter by. */
export function useZones() {
  return useQuery({
    queryKey: ['zones'],
    queryFn: async ({ signal }) => (await read('shippingList', {}, { signal })).data,
    staleTime: 600_000,
  });
}

/** Every shop, to filter by. */
export function useShops() {
  return useQuery({
    queryKey: ['shops'],
    queryFn: async ({ signal }) => (await read('shopList', {}, { signal })).data,
    staleTime: 600_000,
  });
}
