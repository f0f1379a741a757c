import type { AdminZone, AdminZoneRow } from '@haat/contracts';
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

/** Puts a zone as the server answered it into the list, which is read again. */
export function rememberZone(zone: AdminZone): void {
  queries.setQueryData<AdminZoneRow[]>(['zones', 'admin'], (rows) =>
    rows?.map((row) => (row.id === zone.id ? { ...row, ...zone } : row)),
  );
  void refreshZones();
}

/** Reads the zones again, also those to filter by. */
export async function refreshZones(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['zones'] });
}
