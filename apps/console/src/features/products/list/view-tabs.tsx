import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { productsMessages } from '../messages.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

export interface ViewTabsProps {
  address: ListAddress;
  /** How many products are sold, once that is known. */
  sold: number | null;
}

/** The saved views; links, so that each can be sent and opened in a tab of its own. */
export function ViewTabs({ address, sold }: ViewTabsProps) {
  const t = useMessages(productsMessages);
  const { number } = useFormat();
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
          {view === 'sold' && sold !== null && (
            <span className="text-ink-subtle group-aria-[current]:text-accent">{number(sold)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
