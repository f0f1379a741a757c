import type { ReactNode } from 'react';
import { clip } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { useLogOut } from './use-log-out.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { HeartIcon, LockIcon, LogoutIcon, OrderIcon, UserIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { accountMessages } from './messages.ts';

/** The account pages, as entries of the side menu. */
export type AccountPlace = 'profile' | 'orders' | 'password';

interface AccountPageProps {
  current: AccountPlace;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** Layout of an account page: the menu at the side, on phones above the page. */
export function AccountPage({ current, title, text, children }: AccountPageProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-4 pb-(--gap-section) lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <div>
        <AccountMenu current={current} />
      </div>
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-1 text-sm text-ink-muted">{text}</p>}
        <div className="mt-5 flex flex-col gap-5">{children}</div>
      </div>
    </div>
  );
}

function AccountMenu({ current }: { current: AccountPlace }) {
  const t = useMessages(accountMessages);
  const logOut = useLogOut();

  return (
    <nav
      aria-label={t.accountNav}
      className="rounded-xl border border-border bg-surface p-1.5 lg:sticky lg:top-20 lg:p-2"
    >
      <Self />
      <ul className="scroll-row flex gap-1 lg:flex-col">
        <MenuLink to="/user/profile" icon={UserIcon} label={t.profile} isCurrent={current === 'profile'} />
        <MenuLink to="/my_order_list" icon={OrderIcon} label={t.myOrder} isCurrent={current === 'orders'} />
        <MenuLink to="/my_wish_list" icon={HeartIcon} label={t.favouriteList} isCurrent={false} />
        <MenuLink
          to="/user/change_password"
          icon={LockIcon}
          label={t.changePassword}
          isCurrent={current === 'password'}
        />
        <li className="lg:mt-1">
          <button type="button" onClick={() => void logOut()} className={classNames(row, 'text-ink-muted')}>
            <Icon of={LogoutIcon} size={20} />
            {t.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Self() {
  const { name, email } = useSession();
  return (
    <p className="flex items-center gap-3 p-3 max-lg:hidden">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent-hover"
      >
        {clip(name ?? email ?? '', { letters: 1, dots: '' }).toUpperCase()}
      </span>
      <span className="min-w-0">
        <b className="block truncate text-sm font-semibold">{name}</b>
        <small className="block truncate text-xs text-ink-subtle">{email}</small>
      </span>
    </p>
  );
}

const row =
  'flex min-h-(--size-target) w-full items-center gap-3 rounded-md px-3 text-sm font-medium whitespace-nowrap hover:bg-surface-sunken';

interface MenuLinkProps {
  to: string;
  icon: Drawing;
  label: string;
  isCurrent: boolean;
}

function MenuLink({ to, icon, label, isCurrent }: MenuLinkProps) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(row, isCurrent && 'bg-accent-soft text-accent-hover hover:bg-accent-soft')}
      >
        <Icon of={icon} size={20} />
        {label}
      </Link>
    </li>
  );
}
