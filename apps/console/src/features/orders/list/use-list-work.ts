import type { AdminOrderRow } from '@haat/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nextStatus, type StepTo } from '../parts/next-status.ts';
import { heldStatuses, useHeldSteps } from '../steps/held-steps.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { noSelection, selectedUpTo, toggled, within, type Selection } from '../../../platform/list/selection.ts';
import { focusRow, useRowCursor } from '../../../ui/list/use-row-cursor.ts';
import type { ListAddress } from './list-address.ts';

/**
 * The rows of a view with pending work applied: an order with a held step has already left its view, or shows its new
 * status in the view of all orders. Includes the cursor, the selection and the actions.
 */
export function useListWork(loaded: readonly AdminOrderRow[], view: ListAddress['view']) {
  const held = useHeldSteps();
  const takeStep = useTakeStep();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const rows = useMemo(() => {
    const statuses = heldStatuses(held);
    if (view !== 'all') return loaded.filter((row) => !statuses.has(row.order_number));
    return loaded.map((row) => ({ ...row, status: statuses.get(row.order_number) ?? row.status }));
  }, [loaded, held, view]);
  const numbers = useMemo(() => rows.map((row) => row.order_number), [rows]);
  const chosen = useMemo(() => within(selection, numbers).chosen, [selection, numbers]);
  const cursor = useRowCursor(numbers);
  const hasActed = useRef(false);
  const { current } = cursor;

  // The row took focus with it when it left; the row in its place gets focus.
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    if (current !== null && document.activeElement === document.body) focusRow(current);
  }, [current]);

  function step(orders: readonly AdminOrderRow[], to: StepTo): void {
    if (orders.length === 0) return;
    hasActed.current = true;
    takeStep(orders, to);
    setSelection(
      within(
        { ...selection, chosen },
        numbers.filter((number) => !orders.some((row) => row.order_number === number)),
      ),
    );
  }

  return {
    rows,
    cursor,
    currentRow: rows.find((row) => row.order_number === current),
    chosen,
    selected: rows.filter((row) => chosen.has(row.order_number)),
    changing: new Set(heldStatuses(held).keys()),
    /** Orders that have left the view here but not yet on the server. */
    leaving: view === 'all' ? [] : loaded.filter((row) => !numbers.includes(row.order_number)),
    toggle: (orderNumber: string) => setSelection(toggled({ ...selection, chosen }, orderNumber)),
    toggleUpTo: (orderNumber: string) =>
      setSelection(selectedUpTo({ ...selection, chosen }, { rows: numbers, id: orderNumber })),
    toggleAll: () =>
      setSelection(chosen.size === numbers.length ? noSelection : { chosen: new Set(numbers), anchor: null }),
    clear: () => setSelection(noSelection),
    step,
    stepRow: (row: AdminOrderRow) => {
      const to = nextStatus(row.status);
      if (to) step([row], to);
    },
  };
}
