import type { Parcel } from '@haat/contracts';
import { useMemo, useState } from 'react';
import { noSelection, selectedUpTo, toggled, within, type Selection } from '../../../platform/list/selection.ts';
import { useRowCursor } from '../../../ui/list/use-row-cursor.ts';
import { heldStatuses, useHeldSteps } from '../steps/held-steps.ts';
import { useTakeStep } from '../steps/use-take-step.ts';

/**
 * The parcels with pending work applied: those whose hand-over is held are already gone. Includes the cursor and the
 * selection.
 */
export function useHandover(loaded: readonly Parcel[]) {
  const held = useHeldSteps();
  const takeStep = useTakeStep();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const parcels = useMemo(() => {
    const statuses = heldStatuses(held);
    return loaded.filter((parcel) => !statuses.has(parcel.order_number));
  }, [loaded, held]);
  const numbers = useMemo(() => parcels.map((parcel) => parcel.order_number), [parcels]);
  const chosen = useMemo(() => within(selection, numbers).chosen, [selection, numbers]);
  const cursor = useRowCursor(numbers);
  const choose = (next: Iterable<string>) => setSelection({ chosen: new Set(next), anchor: null });

  return {
    parcels,
    numbers,
    chosen,
    selected: parcels.filter((parcel) => chosen.has(parcel.order_number)),
    cursor,
    leaving: loaded.length - parcels.length,
    toggle: (orderNumber: string) => setSelection(toggled({ ...selection, chosen }, orderNumber)),
    toggleUpTo: (orderNumber: string) =>
      setSelection(selectedUpTo({ ...selection, chosen }, { rows: numbers, id: orderNumber })),
    /** Selects all of these, or deselects them if all are selected. */
    toggleAll(these: readonly string[]) {
      const isAll = these.every((each) => chosen.has(each));
      choose(isAll ? [...chosen].filter((each) => !these.includes(each)) : [...chosen, ...these]);
    },
    tick(orderNumber: string) {
      choose([...chosen, orderNumber]);
      cursor.place(orderNumber);
    },
    clear: () => setSelection(noSelection),
    handOver(orders: readonly Parcel[], courier: string) {
      if (orders.length === 0) return;
      takeStep(orders, 'shipped', courier);
      setSelection(noSelection);
    },
  };
}

/** The state and actions of the hand-over screen. */
export type HandoverWork = ReturnType<typeof useHandover>;
