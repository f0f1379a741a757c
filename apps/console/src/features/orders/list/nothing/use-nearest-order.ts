import type { AdminOrderRow } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../platform/api/call.ts';
import { mistakesIn, readTyped } from './likely-orders.ts';

export interface NearestOrder {
  row: AdminOrderRow;
  /** By how many letters the search was wrong; 0 if another list has what it found. */
  mistakes: number;
}

/** The order that a search without results most likely meant, of all orders; null if none is near. */
export function useNearestOrder(q: string): NearestOrder | null {
  const { data = null } = useQuery({
    queryKey: ['orders', 'nearest', q],
    queryFn: ({ signal }) => findNearest(q, signal),
    enabled: q !== '',
  });
  return data;
}

async function findNearest(q: string, signal: AbortSignal): Promise<NearestOrder | null> {
  const search = async (text: string) =>
    (await read('adminOrderList', { query: { view: 'all', q: text } }, { signal })).data;
  const [exact] = await search(q);
  if (exact) return { row: exact, mistakes: 0 };
  const typed = readTyped(q);
  for (const text of typed?.searches ?? []) {
    // One after the other: most searches end with the first.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await search(text);
    const [nearest] = rows
      .map((row) => ({ row, mistakes: typed ? mistakesIn(typed, row) : Infinity }))
      .filter(({ mistakes }) => mistakes < Infinity)
      .toSorted((one, other) => one.mistakes - other.mistakes);
    if (nearest) return nearest;
  }
  return null;
}
