import { useMessages } from '../i18n/messages.ts';
import { Link } from './link.tsx';
import { Icon } from '../icons/icon.tsx';
import { ChevronRightIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';

export interface Crumb {
  label: string;
  /** Undefined for the page itself, which comes last. */
  to?: string | undefined;
}

/** Breadcrumbs from home to this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useMessages(uiMessages);
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="-mx-1 flex items-center gap-1.5 overflow-hidden px-1 py-1.5 text-xs whitespace-nowrap text-ink-subtle sm:py-2.5">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5 last:flex-1">
            {index > 0 && <Icon of={ChevronRightIcon} size={16} />}
            {to === undefined ? (
              <span aria-current="page" className="truncate py-2 text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="relative hit-target inline-block py-2 hover:text-accent hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
