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

/** The browsers in which a colleague is signed in. Owners only. */
export function useMemberSessions(id: string) {
  return useQuery({
    queryKey: ['staff', id, 'sessions'],
    queryFn: async ({ signal }) => (await read('adminStaffSessions', { params: { id } }, { signal })).data,
  });
}

/** Refetches the list and what is known of its members. */
export async function refreshMembers(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['staff'] });
}
