import type { ReactNode } from 'react';

/** What is bought is bought from the bottom edge: a bar below 1024, above which chat and toasts move up. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="bottom-bar">
      {children}
    </section>
  );
}
