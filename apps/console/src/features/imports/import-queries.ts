import type { EndpointInput, Endpoints, ImportRun } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** The polling interval while the server is working on it. */
const workingMs = 1_000;
/** The polling interval otherwise, because somebody else may continue it. */
const restingMs = 15_000;

const working: ReadonlySet<ImportRun['state']> = new Set(['checking', 'applying', 'undoing']);

/** Whether the server is working on an import. */
export function isWorking({ state }: Pick<ImportRun, 'state'>): boolean {
  return working.has(state);
}

/** The recent imports. */
export function useImports() {
  return useQuery({
    queryKey: ['imports', 'list'],
    queryFn: async ({ signal }) => (await read('adminImportList', {}, { signal })).data,
    refetchInterval: restingMs,
  });
}

/** One import, polled while the server is working on it. */
export function useImport(id: string) {
  return useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: async ({ signal }) => (await read('adminImport', { params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? workingMs : restingMs),
  });
}

type Query = NonNullable<EndpointInput<Endpoints['adminImportLines']>['query']>;

/** A page of an import's lines in its current state. While another page loads, the previous one stays. */
export function useImportLines({ id, state, checked_at: checkedAt }: ImportRun, query: Query, isWanted = true) {
  return useQuery({
    queryKey: ['imports', 'lines', id, state, checkedAt, query],
    queryFn: ({ signal }) => read('adminImportLines', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: isWanted,
  });
}

/** The import currently on screen. */
export function currentImport(id: string): ImportRun | undefined {
  return queries.getQueryData(['imports', 'one', id]);
}

/** Shows the import from a response, and refetches the list. */
export function rememberImport(run: ImportRun): void {
  queries.setQueryData(['imports', 'one', run.id], run);
  void queries.invalidateQueries({ queryKey: ['imports', 'list'] });
}

/** Refetches an import. */
export async function refreshImport(id: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['imports', 'one', id] });
}
