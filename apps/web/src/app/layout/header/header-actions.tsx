import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useFavouriteIds } from '../../../features/cart/use-cart.ts';
import { HeartIcon } from '@haat/ui/icons/icons.ts';
import { CartLink } from './cart-link.tsx';
import { CountedLink } from './counted-link.tsx';
import { layoutMessages } from '../messages.ts';
import { UserMenu } from './user-menu.tsx';

/** Favourites, cart and the user's menu. */
export function HeaderActions() {
  const t = useMessages(layoutMessages);
  return (
    <div className="-me-2.5 ms-auto flex gap-0.5 lg:-me-3 lg:gap-2">
      <CountedLink to="/my_wish_list" icon={HeartIcon} label={t.favourites} count={useFavouriteIds().length} />
      <CartLink />
      <UserMenu />
    </div>
  );
}
