import { useCallback, useSyncExternalStore } from 'react';

/** Whether lists are tables, and an open record is beside its list. Matches `--breakpoint-table`. */
export function useIsWide(): boolean {
  return useMedia('(width >= 73.75rem)');
}

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
