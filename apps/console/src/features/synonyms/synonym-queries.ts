import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { usePages } from '../../platform/list/use-pages.ts';

/** The page of groups that the address selects. */
export function useSynonymPages() {
  const [search] = useSearchParams();
  const { cursor, turned, beside } = usePages();
  const wanted = search.get('q')?.slice(0, 60) ?? '';
  const list = useQuery({
    queryKey: ['synonyms', wanted, cursor],
    queryFn: ({ signal }) =>
      read(
        'adminSynonymList',
        { query: { ...(wanted !== '' && { q: wanted }), ...(cursor !== undefined && { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  return { wanted, list, turned, ...beside(list.isPlaceholderData ? null : list.data?.next_cursor) };
}

/** Refetches the groups. */
export async function refreshSynonyms(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['synonyms'] });
}
