import type { AdminZone, AdminZoneRow } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

export function useAdminZones() {
  return useQuery({
    queryKey: ['zones', 'admin'],
    queryFn: async ({ signal }) => (await read('adminZoneList', {}, { signal })).data,
  });
}

/** Updates a zone in the list from a response, and refetches the list. */
export function rememberZone(zone: AdminZone): void {
  queries.setQueryData<AdminZoneRow[]>(['zones', 'admin'], (rows) =>
    rows?.map((row) => (row.id === zone.id ? { ...row, ...zone } : row)),
  );
  void refreshZones();
}

/** Refetches the zones, including the filter options. */
export async function refreshZones(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['zones'] });
}
