import type { SavedFilters, SavedView } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../platform/api/call.ts';
import { queries } from '../../../../platform/api/queries.ts';
import { filtersOf, isFiltered, readAddress, withoutFilters, writeAddress, type ListAddress } from '../list-address.ts';

const key = ['orders', 'own views'];
const none: readonly SavedView[] = [];

/** The user's own views with their counts; empty until they are loaded. */
export function useOwnViews(): readonly SavedView[] {
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await read('adminOrderViewList', {}, { signal })).data,
  });
  return data ?? none;
}

/** Refetches the user's own views. */
export async function refreshOwnViews(): Promise<void> {
  await queries.invalidateQueries({ queryKey: key });
}

/** The query that opens a view: `?view=pack&zone=3`. */
export function placeOf({ filters }: Pick<SavedView, 'filters'>): string {
  const { view, min_total: min = '', max_total: max = '', ...others } = filters;
  const { status = '', zone = '', shop = '', from = '', to = '', late = '' } = others;
  const all = withoutFilters(readAddress(new URLSearchParams({ view })));
  return writeAddress({ ...all, status, zone, shop, from, to, min, max, late });
}

/**
 * The filters that a view saves from an address: everything except the search text and the page. Null if nothing is
 * filtered.
 */
export function keptFilters(address: ListAddress): SavedFilters | null {
  if (!isFiltered({ ...address, q: '' })) return null;
  const { q: _search, ...filters } = filtersOf(address);
  return filters;
}

/** The user's own view that an address shows, if any. */
export function ownViewAt(views: readonly SavedView[], address: ListAddress): SavedView | undefined {
  const place = writeAddress({ ...address, q: '', pages: [] });
  return views.find((view) => placeOf(view) === place);
}
