import { useEffect, type ReactNode } from 'react';

let onHydrated: () => void;

/** Resolves once the page is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  onHydrated = resolve;
});

/** Wraps the whole page, resolves `hydrated` and marks the document with `data-hydrated` for scripts that drive a browser. */
export function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated();
  }, []);
  return children;
}
