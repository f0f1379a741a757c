import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

const refreshMs = 60_000;

/** Banners and pictures of the days slider; refetched every minute, because they start and end by themselves. */
export function useSlides() {
  return useQuery({
    queryKey: ['slides'],
    queryFn: async ({ signal }) => (await read('adminSlideList', {}, { signal })).data,
    refetchInterval: refreshMs,
  });
}

/** Refetches banners and pictures of the days slider. */
export async function refreshSlides(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['slides'] });
}
