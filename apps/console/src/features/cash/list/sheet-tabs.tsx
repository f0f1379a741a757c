import type { SheetView } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { cashMessages } from '../messages.ts';

/** The views, in the order of their keys 1 to 4. */
export const views = ['open', 'difference', 'settled', 'all'] as const satisfies readonly SheetView[];

/** The sheets by state, with how many there are of each. */
export function SheetTabs({
  view: chosen,
  counts,
}: {
  view: SheetView;
  counts: Record<SheetView, number> | undefined;
}) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  return (
    <nav
      aria-label={t.sheetsByState}
      className="scroll-row mb-3 flex gap-0.5 border-b border-border px-2 max-md:-mx-(--c-pad) md:px-0"
    >
      {views.map((view) => (
        <Link
          key={view}
          to={`?view=${view}`}
          aria-current={view === chosen ? 'page' : undefined}
          className="group flex min-h-11 flex-none items-center gap-1.75 px-2.5 font-medium whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-accent)] md:min-h-10 md:px-3"
        >
          {t.views[view]}
          {counts && (
            <span
              className={
                view === 'difference' && counts.difference > 0
                  ? 'font-semibold text-warning'
                  : 'text-ink-subtle group-aria-[current]:text-accent'
              }
            >
              {number(counts[view])}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
