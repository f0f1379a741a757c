import { useId, type ReactNode } from 'react';

/** A group of related fields, with an explanation at their left. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-5 grid items-start gap-x-4 gap-y-2 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        <p className="text-xs text-ink-muted">{text}</p>
      </div>
      <div className="grid items-start gap-4 rounded-lg border border-border bg-surface p-4 md:grid-cols-2">
        {children}
      </div>
    </section>
  );
}
