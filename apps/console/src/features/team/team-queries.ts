import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** The team members of 'About us', in order. */
export function useTeam() {
  return useQuery({
    queryKey: ['team'],
    queryFn: async ({ signal }) => (await read('adminTeamList', {}, { signal })).data,
  });
}

/** Refetches the team members. */
export async function refreshTeam(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['team'] });
}
