import { useState } from 'react';

interface Place {
  id: string | null;
  index: number;
}

/**
 * Where j and k stand among the rows. When the row there goes, the cursor stays at its place: on the row that took it.
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
    /** Puts the cursor on a row without moving focus. */
    place: (id: string) => setPlace({ id, index: ids.indexOf(id) }),
  };
}

/** Moves focus to the link or button that opens a row and the row into view. */
export function focusRow(id: string): void {
  const row = document.querySelector(`[data-row="${id}"]`);
  row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
