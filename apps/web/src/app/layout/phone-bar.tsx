import { useLocation } from 'react-router-dom';
import { pieces } from '../../features/cart/cart-lines.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { CountBadge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import {
  CartIcon,
  CategoriesIcon,
  ChatIcon,
  HomeIcon,
  SearchIcon,
  UserIcon,
  type Drawing,
} from '@haat/ui/icons/icons.ts';
import { Link, type LinkProps } from '@haat/ui/navigation/link.tsx';
import { useChatTarget } from './chat-link.tsx';
import { layoutMessages } from './messages.ts';

const look =
  'relative flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-2xs font-medium text-ink-muted aria-[current]:font-semibold aria-[current]:text-accent';
const maxShown = 99;

/**
 * The shop's main links and its chat at a phone's bottom edge. Hides while the visitor scrolls down, and on pages
 * with their own buying bar.
 */
export function PhoneBar() {
  const t = useMessages(layoutMessages);
  const { number } = useFormat();
  const chat = useChatTarget();
  const count = pieces(useCart());
  return (
    <nav aria-label={t.phoneNav} className="phone-bar">
      <Way to="/" icon={HomeIcon} label={t.start} />
      <Way to="/product/category" icon={CategoriesIcon} label={t.categories} />
      <Way to="/search" icon={SearchIcon} label={t.search} onClick={focusSearch} />
      <Way to="/cart" icon={CartIcon} label={t.cart}>
        <CountBadge count={count} text={count > maxShown ? `${number(maxShown)}+` : number(count)} />
      </Way>
      <Way to="/user/profile" icon={UserIcon} label={t.accountNav} />
      {chat && (
        <a {...chat} aria-label={t.chat} className={look}>
          <Icon of={ChatIcon} size={24} />
          {t.chatRegion}
        </a>
      )}
    </nav>
  );
}

interface WayProps extends Pick<LinkProps, 'onClick' | 'children'> {
  to: string;
  icon: Drawing;
  label: string;
}

function Way({ to, icon, label, onClick, children }: WayProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} onClick={onClick} aria-current={pathname === to ? 'page' : undefined} className={look}>
      <span className="relative">
        <Icon of={icon} size={24} />
        {children}
      </span>
      <span className="max-w-full truncate">{label}</span>
    </Link>
  );
}

/** Scrolls to the header's search box; its suggestions are quicker than another page. */
function focusSearch(event: { preventDefault: () => void }): void {
  const field = document.querySelector<HTMLInputElement>('search input[type="search"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
