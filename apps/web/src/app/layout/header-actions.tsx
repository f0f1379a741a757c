import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { useCart, useFavouriteIds } from '../../platform/storage/hooks.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { CartIcon, HeartIcon, type Icon } from '../../ui/icons.ts';
import { layoutMessages } from './messages.ts';
import { UserMenu } from './user-menu.tsx';

/** What one keeps: favourites, cart, oneself. */
export function HeaderActions() {
  const t = useMessages(layoutMessages);
  const pieces = useCart().reduce((sum, line) => sum + line.count, 0);
  return (
    <div className="-me-2.5 ms-auto flex gap-0.5 lg:-me-3 lg:gap-2">
      <CountedLink to="/my_wish_list" icon={HeartIcon} label={t.favourites} count={useFavouriteIds().length} />
      <CountedLink to="/cart" icon={CartIcon} label={t.cart} count={pieces} />
      <UserMenu />
    </div>
  );
}

const mostShown = 99;

function CountedLink({ to, icon: Glyph, label, count }: { to: string; icon: Icon; label: string; count: number }) {
  const t = useMessages(layoutMessages);
  const { number } = useFormat();
  return (
    <Link
      to={to}
      aria-label={count > 0 ? t.withCount(label, number(count)) : label}
      className="flex h-(--size-target) min-w-(--size-target) items-center justify-center gap-4 rounded-md text-sm font-medium hover:bg-surface-sunken lg:px-3"
    >
      <span className="relative">
        <Glyph size={24} />
        <CountBadge count={count} text={count > mostShown ? `${number(mostShown)}+` : number(count)} />
      </span>
      <span className="max-xl:hidden">{label}</span>
    </Link>
  );
}
