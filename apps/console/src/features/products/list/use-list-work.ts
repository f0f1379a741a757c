import type { AdminProductRow } from '@haat/contracts';
import { useMemo, useState } from 'react';
import { noSelection, selectedUpTo, toggled, within, type Selection } from '../../../platform/list/selection.ts';
import { useRowCursor } from '../../../ui/list/use-row-cursor.ts';
import { useCells } from '../cells/use-cells.ts';

/** The rows of a view with the cursor, the selection and the cells. */
export function useListWork(rows: readonly AdminProductRow[]) {
  const cells = useCells();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const ids = useMemo(() => rows.map((row) => String(row.id)), [rows]);
  const chosen = useMemo(() => within(selection, ids).chosen, [selection, ids]);
  const cursor = useRowCursor(ids);
  return {
    cells,
    cursor,
    chosen,
    currentRow: rows.find((row) => String(row.id) === cursor.current),
    selected: rows.filter((row) => chosen.has(String(row.id))),
    toggle: (id: string) => setSelection(toggled({ ...selection, chosen }, id)),
    toggleUpTo: (id: string) => setSelection(selectedUpTo({ ...selection, chosen }, { rows: ids, id })),
    toggleAll: () => setSelection(chosen.size === ids.length ? noSelection : { chosen: new Set(ids), anchor: null }),
    clear: () => setSelection(noSelection),
  };
}
