import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';

/** What waits and how the last days went. */
export function useToday() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await read('adminToday', {}, { signal })).data,
  });
}
