import { shopperViews, type ShopperView } from '@haat/contracts/accounts/admin-shopper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { usePages } from '../../platform/list/use-pages.ts';

/** The page of shoppers that the address selects. */
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

export function useShopper(id: string) {
  return useQuery({
    queryKey: ['shoppers', 'one', id],
    queryFn: async ({ signal }) => (await read('adminShopper', { params: { id } }, { signal })).data,
  });
}

/** Refetches lists and shoppers. */
export async function refreshShoppers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['shoppers'] });
}
