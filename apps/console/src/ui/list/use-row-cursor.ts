import { useState } from 'react';

interface Place {
  id: string | null;
  index: number;
}

/**
 * The cursor (j and k) among the rows. If its row disappears, it stays at the same position, on the row that took its
 * place.
 */
export function useRowCursor(ids: readonly string[]) {
  const [place, setPlace] = useState<Place>({ id: null, index: 0 });
  const found = place.id === null ? -1 : ids.indexOf(place.id);
  const index = found >= 0 ? found : Math.min(place.index, ids.length - 1);
  const current = ids[index] ?? null;
  function put(next: number) {
    const bounded = Math.max(0, Math.min(ids.length - 1, next));
    const id = ids[bounded] ?? null;
    setPlace({ id, index: bounded });
    if (id !== null) focusRow(id);
  }
  return {
    current,
    move: (by: number) => put(index + by),
    /** Moves the cursor to a row without moving focus. */
    place: (id: string) => setPlace({ id, index: ids.indexOf(id) }),
  };
}

/** Moves focus to the link or button that opens a row, and scrolls the row into view. */
export function focusRow(id: string): void {
  const row = document.querySelector(`[data-row="${id}"]`);
  row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
