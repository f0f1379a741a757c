import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useSyncExternalStore } from 'react';

/** How long what was stored can be taken back. */
const offeredMs = 8_000;

/** What can be taken back now. */
let last: { undo: () => void } | undefined;
const listeners = new Set<() => void>();

function change(next: typeof last): void {
  last = next;
  for (const listener of listeners) listener();
}

export interface Undoable {
  /** What was done: 'Kuasha Hoodie, Grey: stock 70 → 110'. */
  text: string;
  /** The word on the button. */
  label: string;
  undo: () => void;
}

/** Says what was stored, with a button that takes it back; Ctrl+Z does the same while `useUndo` is there. */
export function offerUndo({ text, label, undo }: Undoable): void {
  const offer = { undo: () => takeBack(offer, undo) };
  change(offer);
  setTimeout(() => {
    if (last === offer) change(undefined);
  }, offeredMs);
  showToast({ kind: 'success', text, staysMs: offeredMs, action: { label, onPress: offer.undo } });
}

/** Once only: by the key or by the button. */
const taken = new WeakSet<object>();
function takeBack(offer: { undo: () => void }, undo: () => void): void {
  if (taken.has(offer)) return;
  taken.add(offer);
  if (last === offer) change(undefined);
  undo();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the last change back; undefined when there is nothing to take back any more. */
export function useUndo(): (() => void) | undefined {
  return useSyncExternalStore(follow, () => last?.undo);
}
