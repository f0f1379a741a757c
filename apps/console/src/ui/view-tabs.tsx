import { Link } from '@haat/ui/navigation/link.tsx';

export interface ViewTabsProps {
  /** What the views are of, for screen readers. */
  label: string;
  tabs: readonly {
    to: string;
    label: string;
    /** What the view holds, once that is known. */
    count?: string | undefined;
    isCurrent: boolean;
  }[];
}

/** The views of a list; links, so that each can be sent and opened in a tab of its own. */
export function ViewTabs({ label, tabs }: ViewTabsProps) {
  return (
    <nav
      aria-label={label}
      className="scroll-row mb-3 flex gap-0.5 border-b border-border px-2 max-md:-mx-(--c-pad) md:px-0"
    >
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="group flex min-h-11 flex-none items-center gap-1.75 px-2.5 font-medium whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-accent)]"
        >
          {name}
          {count !== undefined && (
            <span className="min-w-[1ch] text-ink-subtle group-aria-[current]:text-accent">{count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
