import type { AdminShopSettings, Reminders } from '@haat/contracts';
import { usualReminders } from '@haat/contracts/content/reminders';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

const editedKey = ['settings', 'edited'];

/** The shop's settings, for everyone in the console. */
export function useShopSettings() {
  return useQuery({
    queryKey: ['settings', 'shown'],
    queryFn: async ({ signal }) => (await read('shopSettings', {}, { signal })).data,
    staleTime: 60_000,
  });
}

/** The reminders that the owner has set for staff. */
export function useReminders(): Reminders {
  const { data = usualReminders } = useQuery({
    queryKey: ['settings', 'reminders'],
    queryFn: async ({ signal }) => (await read('adminReminders', {}, { signal })).data,
    staleTime: 60_000,
  });
  return data;
}

/** The shop's settings with the version for an edit. Owners only; not refetched during an edit. */
export function useAdminSettings() {
  return useQuery({
    queryKey: editedKey,
    queryFn: async ({ signal }) => (await read('adminSettings', {}, { signal })).data,
    refetchOnWindowFocus: false,
  });
}

/** Shows what was stored, and has everything else refetch it. */
export function rememberSettings(settings: AdminShopSettings): void {
  queries.setQueryData(editedKey, settings);
  for (const kind of ['shown', 'call-words', 'reminders'])
    void queries.invalidateQueries({ queryKey: ['settings', kind] });
}
