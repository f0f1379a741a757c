import { classNames } from '@haat/ui/class-names.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useEffect, useRef } from 'react';

export interface ViewTab {
  to: string;
  label: string;
  /** The view's count; '' until it is known, which keeps its place. */
  count?: string | undefined;
  isCurrent: boolean;
  /** Whether its content needs attention. */
  isWarning?: boolean | undefined;
}

export interface ViewTabsProps {
  /** The accessible name of the views. */
  label: string;
  tabs: readonly ViewTab[];
  /** Whether a row of filters follows, which has its own spacing. */
  isAboveFilters?: boolean | undefined;
}

/** The views of a list; links, so that each can be shared and opened in a new tab. */
export function ViewTabs({ label, tabs, isAboveFilters = false }: ViewTabsProps) {
  const row = useRef<HTMLElement>(null);
  const shown = tabs.map(({ label: name, count, isCurrent }) => `${name} ${count} ${isCurrent}`).join();
  // On phones the current view may be beyond the edge.
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

/** Scrolls a row to its current entry whenever that changes. */
function centre(row: HTMLElement | null, _shown: string): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
