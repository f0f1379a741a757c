import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';

/** Parcels are delivered and come back while somebody looks. */
const refreshMs = 30_000;

/** One sheet with its parcels and settlements. */
export function useSheet(code: string) {
  return useQuery({
    queryKey: ['sheets', 'one', code],
    queryFn: async ({ signal }) => (await read('adminSheet', { params: { code } }, { signal })).data,
    refetchInterval: refreshMs,
  });
}
