import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';

/** The waiting work and the last days' figures. */
export function useToday() {
  return useQuery({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await read('adminToday', {}, { signal })).data,
  });
}
