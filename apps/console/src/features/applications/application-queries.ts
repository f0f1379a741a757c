import type { ApplicationState } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

interface ApplicationList {
  state: ApplicationState;
  cursor?: string | undefined;
  /** If false, nothing is requested. */
  enabled?: boolean;
}

/** A page of the applications in a state. While another page loads, the previous one stays. */
export function useApplications({ state, cursor, enabled = true }: ApplicationList) {
  return useQuery({
    queryKey: ['applications', 'list', state, cursor],
    queryFn: ({ signal }) =>
      read('adminApplicationList', { query: { state, ...(cursor !== undefined && { cursor }) } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One application. */
export function useApplication(reference: string | undefined) {
  return useQuery({
    queryKey: ['applications', 'one', reference],
    queryFn: async ({ signal }) =>
      (await read('adminApplication', { params: { reference: reference ?? '' } }, { signal })).data,
    enabled: reference !== undefined,
  });
}

/** Refetches lists and applications. */
export async function refreshApplications(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['applications'] });
}
