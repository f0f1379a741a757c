import type { AdminShopSettings, Reminders } from '@haat/contracts';
import { usualReminders } from '@haat/contracts/content/reminders';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

const editedKey = ['settings', 'edited'];

/** What the shop says about itself, for everybody in the console. */
export function useShopSettings() {
  return useQuery({
    queryKey: ['settings', 'shown'],
    queryFn: async ({ signal }) => (await read('shopSettings', {}, { signal })).data,
    staleTime: 60_000,
  });
}

/** What the owner wants staff to be reminded of. */
export function useReminders(): Reminders {
  const { data = usualReminders } = useQuery({
    queryKey: ['settings', 'reminders'],
    queryFn: async ({ signal }) => (await read('adminReminders', {}, { signal })).data,
    staleTime: 60_000,
  });
  return data;
}

/** What the shop says about itself, with the version that an edit is of. For owners; not read again while it is edited. */
export function useAdminSettings() {
  return useQuery({
    queryKey: editedKey,
    queryFn: async ({ signal }) => (await read('adminSettings', {}, { signal })).data,
    refetchOnWindowFocus: false,
  });
}

/** Shows what was stored, and has everything else read it again. */
export async function rememberSettings(settings: AdminShopSettings): Promise<void> {
  queries.setQueryData(editedKey, settings);
  const kinds = ['shown', 'call-words', 'reminders'];
  await Promise.all(kinds.map((kind) => queries.invalidateQueries({ queryKey: ['settings', kind] })));
}
