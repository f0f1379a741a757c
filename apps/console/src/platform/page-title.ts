import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isFirst = true;
let name = '';

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the document's title and announces it, except for the first. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Haat`;
    if (!isFirst) name = title;
    isFirst = false;
    for (const listener of listeners) listener();
  }, [title]);
}

/** The title of the page navigated to; empty on the first page. For a live region. */
export function useAnnouncedTitle(): string {
  return useSyncExternalStore(follow, () => name);
}
