import { Icon } from '@haat/ui/icons/icon.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useLocation } from 'react-router-dom';
import { isWithinTab, tabEntries, type Entry } from './entries.ts';
import { useMenuCount } from './menu-counts.ts';
import { frameMessages } from './messages.ts';

/** The tab bar of a phone, at the bottom edge. */
export function TabBar() {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t.menu}
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) grid auto-cols-fr grid-flow-col bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar md:hidden print:hidden"
    >
      {tabEntries.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          aria-current={isWithinTab(entry, pathname) ? 'page' : undefined}
          className="grid h-(--c-bottom) place-content-center justify-items-center gap-0.5 text-2xs leading-tight font-medium text-ink-muted aria-[current]:font-semibold aria-[current]:text-accent"
        >
          <span className="relative">
            <Icon of={entry.icon} size={20} />
            <Count to={entry.to} />
          </span>
          {t[entry.label]}
        </Link>
      ))}
    </nav>
  );
}

function Count({ to }: Pick<Entry, 'to'>) {
  const count = useMenuCount(to);
  if (!count) return null;
  return (
    <span className="absolute start-3.25 -top-1.25 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4 font-semibold whitespace-nowrap text-on-accent ring-2 ring-surface">
      {count}
    </span>
  );
}
