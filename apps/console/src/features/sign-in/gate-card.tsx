import type { ReactNode } from 'react';

export interface GateCardProps {
  title: string;
  text: ReactNode;
  /** Shown above the title: whose code is required. */
  above?: ReactNode;
  children: ReactNode;
}

/** The card of a step of signing in. */
export function GateCard({ title, text, above, children }: GateCardProps) {
  return (
    <section className="grid gap-4.5 rounded-lg border border-border bg-surface p-5 md:p-7">
      <div>
        {above}
        <h1>{title}</h1>
        <p className="text-sm text-ink-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
