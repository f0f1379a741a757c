import type { OrderCount, OrderView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { ordersMessages } from '../messages.ts';
import { useCountText } from './use-count-text.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

export interface ViewTabsProps {
  address: ListAddress;
  /** What each view holds, once that is known. */
  counts: Record<OrderView, OrderCount> | undefined;
  /** How many have left the chosen view here and not yet on the server. */
  leaving: number;
}

/** The saved views with what each holds; links, so that each can be sent and opened in a tab of its own. */
export function ViewTabs({ address, counts, leaving }: ViewTabsProps) {
  const t = useMessages(ordersMessages);
  const countText = useCountText();
  return (
    <nav
      aria-label={t.savedViews}
      className="scroll-row flex gap-0.5 border-b border-border px-2 max-md:-mx-(--c-pad) md:px-0"
    >
      {views.map((view) => (
        <Link
          key={view}
          to={writeAddress({ ...withoutFilters(address), view })}
          aria-current={view === address.view ? 'page' : undefined}
          className="group flex min-h-11 flex-none items-center gap-1.75 px-2.5 font-medium whitespace-nowrap text-ink-muted outline-offset-[-2px] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-accent)] md:min-h-10 md:px-3"
        >
          {t.views[view]}
          {counts && (
            <span className="min-w-[2ch] text-ink-subtle group-aria-[current]:text-accent">
              {countText(
                view === address.view ? { ...counts[view], count: counts[view].count - leaving } : counts[view],
              )}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
