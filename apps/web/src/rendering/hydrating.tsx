import { useEffect, type ReactNode } from 'react';

let onHydrated: () => void;

/** Done when the browser has taken over what the server drew. */
export const hydrated = new Promise<void>((resolve) => {
  onHydrated = resolve;
});

/** Stands around everything and keeps `hydrated`. */
export function Hydrating({ children }: { children: ReactNode }) {
  useEffect(() => onHydrated(), []);
  return children;
}
