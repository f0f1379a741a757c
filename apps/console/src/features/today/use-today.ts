import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';

const refreshMs = 60_000;

/** What waits and how the last days went, read again every minute. */
export function useToday() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await read('adminToday', {}, { signal })).data,
    refetchInterval: refreshMs,
  });
}
