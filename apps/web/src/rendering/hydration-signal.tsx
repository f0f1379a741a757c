import { useEffect, type ReactNode } from 'react';

let onHydrated: () => void;

/** Resolves once the page is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  onHydrated = resolve;
});

/** Wraps the whole page and resolves `hydrated`. */
export function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => onHydrated(), []);
  return children;
}
