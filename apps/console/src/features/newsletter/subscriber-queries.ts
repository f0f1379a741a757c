import type { EndpointReply, Endpoints } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { usePages } from '../../platform/list/use-pages.ts';

/** An address on the mailing list, and when it joined. */
export type Subscriber = EndpointReply<Endpoints['adminSubscriberList']>['data'][number];

/** The page of the mailing list that the address selects. */
export function useSubscriberPages() {
  const [search] = useSearchParams();
  const { cursor, turned, beside } = usePages();
  const wanted = search.get('q')?.slice(0, 100) ?? '';
  const list = useQuery({
    queryKey: ['subscribers', wanted, cursor],
    queryFn: ({ signal }) =>
      read(
        'adminSubscriberList',
        { query: { ...(wanted !== '' && { q: wanted }), ...(cursor !== undefined && { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  return { wanted, list, turned, ...beside(list.isPlaceholderData ? null : list.data?.next_cursor) };
}

/** Refetches the mailing list. */
export async function refreshSubscribers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['subscribers'] });
}
