import { useState } from 'react';

interface Place {
  orderNumber: string | null;
  index: number;
}

/**
 * Where j and k stand among the rows. When the row there goes, the cursor stays at its place: on the row that took it.
 */
export function useRowCursor(orderNumbers: readonly string[]) {
  const [place, setPlace] = useState<Place>({ orderNumber: null, index: 0 });
  const found = place.orderNumber === null ? -1 : orderNumbers.indexOf(place.orderNumber);
  const index = found >= 0 ? found : Math.min(place.index, orderNumbers.length - 1);
  const current = orderNumbers[index] ?? null;
  function put(next: number) {
    const bounded = Math.max(0, Math.min(orderNumbers.length - 1, next));
    const orderNumber = orderNumbers[bounded] ?? null;
    setPlace({ orderNumber, index: bounded });
    if (orderNumber !== null) focusRow(orderNumber);
  }
  return {
    current,
    move: (by: number) => put(index + by),
    /** Puts the cursor on a row without moving focus. */
    place: (orderNumber: string) => setPlace({ orderNumber, index: orderNumbers.indexOf(orderNumber) }),
  };
}

/** Moves focus to the link of a row and the row into view. */
export function focusRow(orderNumber: string): void {
  const row = document.querySelector(`[data-row="${orderNumber}"]`);
  row?.querySelector('a')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
