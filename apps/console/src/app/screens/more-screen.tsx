import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronRightIcon, DeviceIcon, OpenOutsideIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { useSession } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { useSignOut } from '../frame/account-menu.tsx';
import { groupsBehindMore } from '../frame/entries.ts';
import { useMenuCount } from '../frame/menu-counts.ts';
import { frameMessages } from '../frame/messages.ts';

/** The menu entries that a phone's tab bar has no room for. */
export function Page() {
  const t = useMessages(frameMessages);
  const { full_name: name, role } = useSession();
  const signOut = useSignOut();
  const groups = groupsBehindMore(role);
  usePageTitle(t.more);
  return (
    <div className="grid max-w-160 gap-4">
      <h1 className="sr-only">{t.more}</h1>
      <PanelCard>
        <div className="flex items-center gap-2">
          <Avatar name={name} />
          <p className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{name}</b>
            <span className="text-ink-muted">{t.roles[role]}</span>
          </p>
          <Button onClick={() => void signOut()}>{t.signOut}</Button>
        </div>
      </PanelCard>
      {groups.map(({ title, entries }) => (
        <PanelCard key={title} title={title && t[title]} padded={false}>
          <ul>
            {entries.map(({ to, icon, label }) => (
              <li key={to} className="border-border not-first:border-t">
                <MoreLink to={to} icon={icon} label={t[label]} />
              </li>
            ))}
          </ul>
        </PanelCard>
      ))}
      <PanelCard padded={false}>
        <MoreLink to="/sessions" icon={DeviceIcon} label={t.sessions} />
      </PanelCard>
      <PanelCard padded={false}>
        <a href="/" className="flex min-h-13 items-center gap-3 px-4 font-medium">
          <Icon of={OpenOutsideIcon} size={20} className="text-ink-muted" />
          {t.shopAsSeen}
        </a>
      </PanelCard>
    </div>
  );
}

function MoreLink({ to, icon, label }: { to: string; icon: Drawing; label: string }) {
  const count = useMenuCount(to);
  return (
    <Link to={to} className="flex min-h-13 items-center gap-3 px-4 font-medium">
      <Icon of={icon} size={20} className="text-ink-muted" />
      <span className="flex-1">{label}</span>
      {count && (
        <span className="min-w-5.5 rounded-full bg-border px-1.5 text-center text-2xs leading-5 font-semibold">
          {count}
        </span>
      )}
      <Icon of={ChevronRightIcon} size={18} className="text-ink-subtle" />
    </Link>
  );
}
