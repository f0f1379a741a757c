import type { ReactNode } from 'react';

/** A bar at the bottom edge below 1024 px with the page's main action; chat and toasts move above it. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="bottom-bar">
      {children}
    </section>
  );
}
