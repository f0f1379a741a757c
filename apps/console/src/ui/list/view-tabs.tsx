import { classNames } from '@haat/ui/class-names.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useEffect, useRef } from 'react';

export interface ViewTab {
  to: string;
  label: string;
  /** What the view holds, once that is known. */
  count?: string | undefined;
  isCurrent: boolean;
  /** Whether what it holds needs a person. */
  isWarning?: boolean | undefined;
}

export interface ViewTabsProps {
  /** What the views are of, for screen readers. */
  label: string;
  tabs: readonly ViewTab[];
  /** Whether a row of filters follows, which keeps its own distance. */
  isAboveFilters?: boolean | undefined;
}

/** The views of a list; links, so that each can be sent and opened in a tab of its own. */
export function ViewTabs({ label, tabs, isAboveFilters = false }: ViewTabsProps) {
  const row = useRef<HTMLElement>(null);
  const shown = tabs.map(({ label: name, count, isCurrent }) => `${name} ${count} ${isCurrent}`).join();
  // On a phone the current view may be beyond the edge.
  useEffect(() => centre(row.current, shown), [shown]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames(
        'scroll-row relative flex gap-0.5 border-b border-border px-2 max-md:-mx-(--c-pad) md:px-0',
        !isAboveFilters && 'mb-3',
      )}
    >
      {tabs.map(({ to, label: name, count, isCurrent, isWarning = false }) => (
        <Link
          key={`${to} ${name}`}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="group flex min-h-11 flex-none items-center gap-1.75 px-2.5 font-medium whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-accent)] md:min-h-10 md:px-3"
        >
          {name}
          {count !== undefined && (
            <span
              className={classNames(
                'min-w-[2ch]',
                isWarning ? 'font-semibold text-warning' : 'text-ink-subtle group-aria-[current]:text-accent',
              )}
            >
              {count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls a row to its current entry, whenever it shows something else. */
function centre(row: HTMLElement | null, _shown: string): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
