import { showToast, undoMs } from '@haat/ui/feedback/feedback.ts';
import { useSyncExternalStore } from 'react';

/** The change that can be undone now. */
let last: { undo: () => void } | undefined;
const listeners = new Set<() => void>();

function change(next: typeof last): void {
  last = next;
  for (const listener of listeners) listener();
}

export interface Undoable {
  /** What was done: 'Kuasha Hoodie, Grey: stock 70 → 110'. */
  text: string;
  /** The button's label. */
  label: string;
  undo: () => void;
}

/** Reports what was stored, with an undo button; Ctrl+Z does the same while `useUndo` is mounted. */
export function offerUndo({ text, label, undo }: Undoable): void {
  const offer = { undo: () => takeBack(offer, undo) };
  change(offer);
  setTimeout(() => {
    if (last === offer) change(undefined);
  }, undoMs);
  showToast({ kind: 'success', text, staysMs: undoMs, action: { label, onPress: offer.undo } });
}

/** Only once, whether by the shortcut or the button. */
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

/** Undoes the last change; undefined if there is nothing to undo. */
export function useUndo(): (() => void) | undefined {
  return useSyncExternalStore(follow, () => last?.undo);
}
