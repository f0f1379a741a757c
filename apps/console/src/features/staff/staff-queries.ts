import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** Everybody who works or worked in the console. For owners. */
export function useMembers() {
  return useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await read('adminStaffList', {}, { signal })).data,
  });
}

/** Reads the list again. */
export async function refreshMembers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['staff'] });
}
