import { clip } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { DeviceSession } from '../../../platform/session/session.ts';
import { useLogOut } from '../../../features/account/use-log-out.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon, LogoutIcon, OrderIcon, SettingsIcon, UserIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { useDisclosure } from '@haat/ui/overlays/use-disclosure.ts';
import { layoutMessages } from '../messages.ts';
import { press } from './press.ts';

const row = 'flex min-h-(--size-target) w-full items-center gap-3 rounded-sm px-3 text-sm hover:bg-surface-sunken';

/** The menu of a logged-in shopper: account pages and logout. */
export function OwnMenu({ session: { name, email } }: { session: DeviceSession }) {
  const t = useMessages(layoutMessages);
  const logOut = useLogOut();
  const { isOpen, toggle, close, rootProps } = useDisclosure();
  const shortName = name?.split(' ')[0] ?? t.profile;
  return (
    <div className="relative" {...rootProps}>
      <button type="button" aria-expanded={isOpen} aria-controls="account-menu" onClick={toggle} className={press}>
        <Icon of={UserIcon} size={24} />
        <span className="max-w-24 truncate max-lg:sr-only">{shortName}</span>
        <Icon of={ChevronDownIcon} size={16} className="max-lg:hidden" />
      </button>
      <nav
        id="account-menu"
        aria-label={t.accountNav}
        hidden={!isOpen}
        className="absolute end-0 top-[calc(100%+10px)] z-(--z-menu) w-70 rounded-lg border border-border bg-surface p-1.5 shadow-overlay"
      >
        <p className="flex items-center gap-3 p-3">
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent-hover"
          >
            {clip(name ?? email ?? '', { letters: 1, dots: '' }).toUpperCase()}
          </span>
          <span className="min-w-0">
            <b className="block truncate text-sm font-semibold">{name}</b>
            <small className="block truncate text-xs text-ink-subtle">{email}</small>
          </span>
        </p>
        <MenuLink to="/user/profile" icon={UserIcon} onClick={close} label={t.profile} badge={t.newBadge} />
        <MenuLink to="/user/change_password" icon={SettingsIcon} onClick={close} label={t.settings} />
        <MenuLink to="/my_order_list" icon={OrderIcon} onClick={close} label={t.orders} />
        <Stitch className="mx-3 my-1.5" />
        <button
          type="button"
          onClick={() => {
            close();
            void logOut();
          }}
          className={row}
        >
          <Icon of={LogoutIcon} size={20} />
          {t.logout}
        </button>
      </nav>
    </div>
  );
}

interface MenuLinkProps {
  to: string;
  icon: Drawing;
  label: string;
  badge?: string | undefined;
  onClick: () => void;
}

function MenuLink({ to, icon, label, badge, onClick }: MenuLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={row}>
      <Icon of={icon} size={20} />
      {label}
      {badge && (
        <span className="ms-auto">
          <Badge tone="new">{badge}</Badge>
        </span>
      )}
    </Link>
  );
}
