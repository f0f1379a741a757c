import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { pieces } from '../../../features/cart/cart-lines.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { CartIcon } from '@haat/ui/icons/icons.ts';
import { CountedLink } from './counted-link.tsx';
import { layoutMessages } from '../messages.ts';
import { OpenCart } from './open-cart.tsx';
import { orderingPaths } from '../ordering-paths.ts';
import { useOpenHere } from './use-open-here.ts';

/**
 * Opens the cart above the current page. An empty cart, a new tab and the pages of an order open the cart page
 * instead.
 */
export function CartLink() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const count = pieces(useCart());
  const { isOpen, open, close } = useOpenHere();

  function openHere(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || count === 0 || orderingPaths.has(pathname)) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <CountedLink to="/cart" icon={CartIcon} label={t.cart} count={count} onClick={openHere} />
      {isOpen && <OpenCart onClose={close} />}
    </>
  );
}
