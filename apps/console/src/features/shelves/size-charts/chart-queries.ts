import { useQuery } from '@tanstack/react-query';
import { read } from '../../../platform/api/call.ts';
import { queries } from '../../../platform/api/queries.ts';

const key = ['shelves', 'size-charts'];

/** The size charts of a subcategory: that of all shops, then those of shops by their name. */
export function useSizeCharts(subcategoryId: number) {
  return useQuery({
    queryKey: [...key, subcategoryId],
    queryFn: async ({ signal }) =>
      (await read('adminSizeChartList', { params: { id: subcategoryId } }, { signal })).data,
  });
}

/** The shops by name. */
export function useShops() {
  return useQuery({
    queryKey: ['taxonomy', 'shops'],
    queryFn: async ({ signal }) => (await read('shopList', {}, { signal })).data,
  });
}

/** Refetches the size charts. */
export async function refreshSizeCharts(): Promise<void> {
  await queries.invalidateQueries({ queryKey: key });
}
