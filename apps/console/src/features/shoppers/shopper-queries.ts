import { shopperViews, type ShopperView } from '@haat/contracts/accounts/admin-shopper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { usePages } from '../../platform/list/use-pages.ts';

/** The shoppers that the address asks for, a page of them. */
export function useShopperPages() {
  const [search] = useSearchParams();
  const { cursor, turned, beside } = usePages();
  const view: ShopperView = shopperViews.find((each) => each === search.get('view')) ?? 'all';
  const wanted = search.get('q')?.slice(0, 100) ?? '';
  const list = useQuery({
    queryKey: ['shoppers', view, wanted, cursor],
    queryFn: ({ signal }) =>
      read(
        'adminShopperList',
        { query: { view, ...(wanted !== '' && { q: wanted }), ...(cursor !== undefined && { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  return { view, wanted, list, turned, ...beside(list.isPlaceholderData ? null : list.data?.next_cursor) };
}

/** All that is known of a shopper. */
export function useShopper(id: string) {
  return useQuery({
    queryKey: ['shoppers', 'one', id],
    queryFn: async ({ signal }) => (await read('adminShopper', { params: { id } }, { signal })).data,
  });
}

/** Reads lists and shoppers again. */
export async function refreshShoppers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['shoppers'] });
}
