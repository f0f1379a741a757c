import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** All current and former staff. Owners only. */
export function useMembers() {
  return useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await read('adminStaffList', {}, { signal })).data,
  });
}

/** Refetches the list. */
export async function refreshMembers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['staff'] });
}
