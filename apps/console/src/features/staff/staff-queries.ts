import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

const refreshMs = 60_000;

/** Everybody who works or worked in the console, read again every minute. For owners. */
export function useMembers() {
  return useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await read('adminStaffList', {}, { signal })).data,
    // A refusal is not repeated by itself: each would ask anew who it is.
    refetchInterval: ({ state }) => state.status === 'success' && refreshMs,
  });
}

/** Reads the list again. */
export async function refreshMembers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['staff'] });
}
