import type { Sheet, SheetAge, SheetView } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

interface SheetListQuery {
  view: SheetView;
  age?: SheetAge;
  cursor?: string;
}

/** A page of the sheets of a view. While another page loads, the previous one stays. */
export function useSheetList(query: SheetListQuery) {
  return useQuery({
    queryKey: ['sheets', 'list', query],
    queryFn: ({ signal }) => read('adminSheetList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One sheet with its parcels and settlements. */
export function useSheet(code: string) {
  return useQuery({
    queryKey: sheetKey(code),
    queryFn: async ({ signal }) => (await read('adminSheet', { params: { code } }, { signal })).data,
  });
}

function sheetKey(code: string): string[] {
  return ['sheets', 'one', code];
}

/** Shows the sheet from a response, and refetches the lists. */
export function rememberSheet(sheet: Sheet): void {
  queries.setQueryData(sheetKey(sheet.code), sheet);
  void queries.invalidateQueries({ queryKey: ['sheets', 'list'] });
}

/** Refetches sheets after parcels were handed over. */
export async function refreshSheets(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['sheets'] });
}

/** The sheet in a refusal's data; null if there is none. */
export function sheetIn(data: unknown): Sheet | null {
  return isSheet(data) ? data : null;
}

function isSheet(data: unknown): data is Sheet {
  return typeof data === 'object' && data !== null && 'code' in data && 'list' in data;
}
