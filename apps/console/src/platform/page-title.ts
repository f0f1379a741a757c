import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isFirst = true;
let name = '';

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a title on the tab, and has it announced from the second on. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Haat`;
    if (!isFirst) name = title;
    isFirst = false;
    for (const listener of listeners) listener();
  }, [title]);
}

/** The title of the page that was navigated to; empty on the first. For a live region. */
export function useAnnouncedTitle(): string {
  return useSyncExternalStore(follow, () => name);
}
