import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** The delivery zones in their order. */
export function useAdminZones() {
  return useQuery({
    queryKey: ['zones', 'admin'],
    queryFn: async ({ signal }) => (await read('adminZoneList', {}, { signal })).data,
  });
}

/** Reads the zones again, also those to filter by. */
export async function refreshZones(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['zones'] });
}
