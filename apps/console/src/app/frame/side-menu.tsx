import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { KeyboardIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { Key } from '../../ui/key.tsx';
import { useSession } from '../../platform/session.ts';
import { entryGroups, isWithin, type Entry } from './entries.ts';
import { useMenuCount } from './menu-counts.ts';
import { frameMessages } from './messages.ts';

const row =
  'group relative flex h-8 w-full items-center gap-2.5 rounded-sm px-2.5 font-medium text-ink-muted hover:text-ink max-wide:justify-center aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:ring-1 aria-[current]:ring-border';
/** If the menu shows only icons, the name appears next to the one that is hovered or focused. */
const word = classNames(
  'wide:flex-1 wide:truncate wide:text-start',
  'max-wide:pointer-events-none max-wide:absolute max-wide:start-full max-wide:z-(--z-menu) max-wide:ms-2 max-wide:rounded-sm max-wide:bg-ink max-wide:px-2.5 max-wide:py-1.5 max-wide:whitespace-nowrap max-wide:text-ink-inverse max-wide:opacity-0',
  'max-wide:group-hover:opacity-100 max-wide:group-focus-visible:opacity-100 max-wide:group-active:opacity-100',
);

/** The menu on the left: names from 1320 px on, icons below that, hidden on phones. */
export function SideMenu({ onKeys }: { onKeys: () => void }) {
  const t = useMessages(frameMessages);
  const { pathname } = useLocation();
  const { role } = useSession();
  return (
    <nav aria-label={t.menu} className="border-e border-border bg-surface-sunken text-sm max-md:hidden print:hidden">
      {/* As high as the window: if the entries need more, they scroll, and the shortcuts link stays in view. The
         icon menu does not scroll, which would cut off the names beside the icons. */}
      <div className="sticky top-(--c-top) flex h-[calc(100dvh-var(--c-top))] flex-col gap-2 px-2.5 pt-3 pb-4">
        <div className="min-h-0 flex-1 wide:-mx-2.5 wide:overflow-y-auto wide:px-2.5">
          {entryGroups(role).map(({ title, entries }) => (
            <Fragment key={title}>
              {title && (
                <h2 className="mt-2.5 mb-0.5 px-2.5 text-xs font-medium text-ink-subtle max-wide:h-px max-wide:overflow-hidden max-wide:bg-border max-wide:text-transparent">
                  {t[title]}
                </h2>
              )}
              <ul>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <EntryLink entry={entry} isCurrent={isWithin(entry, pathname)} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
        <button type="button" onClick={onKeys} className={`${row} flex-none`}>
          <Icon of={KeyboardIcon} size={18} />
          <span className={word}>{t.keyboard}</span>
          <span className="max-wide:hidden">
            <Key>?</Key>
          </span>
        </button>
      </div>
    </nav>
  );
}

function EntryLink({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
  const t = useMessages(frameMessages);
  const count = useMenuCount(entry.to);
  return (
    <Link to={entry.to} aria-current={isCurrent ? 'page' : undefined} className={row}>
      <Icon of={entry.icon} size={18} className="group-aria-[current]:text-accent" />
      <span className={word}>{t[entry.label]}</span>
      {count && (
        <span className="min-w-5.5 rounded-full bg-border px-1.5 text-center text-2xs leading-5 font-semibold group-aria-[current]:bg-accent-soft group-aria-[current]:text-accent-hover max-wide:sr-only">
          {count}
        </span>
      )}
    </Link>
  );
}
