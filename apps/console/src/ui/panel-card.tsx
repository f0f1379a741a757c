import { classNames } from '@haat/ui/class-names.ts';
import { useId, type ReactNode } from 'react';

export interface PanelCardProps {
  title?: ReactNode;
  /** Shown at the right of the title. */
  action?: ReactNode;
  /** Padding around the content; off for lists and tables that reach the edge. */
  padded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A white panel of a screen; with a title it is a section. */
export function PanelCard({ title, action, padded = true, className, children }: PanelCardProps) {
  const id = useId();
  const look = classNames('min-w-0 overflow-clip rounded-lg border border-border bg-surface', className);
  const content = padded ? <div className="p-4">{children}</div> : children;
  if (!title) return <div className={look}>{content}</div>;
  return (
    <section aria-labelledby={id} className={look}>
      <div className="flex min-h-11.5 items-center gap-2.5 border-b border-border px-4 py-1.5">
        <h2 id={id} className="flex-1 text-sm font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {content}
    </section>
  );
}
