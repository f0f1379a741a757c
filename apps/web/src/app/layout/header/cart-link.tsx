import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { pieces } from '../../../features/cart/cart-lines.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { CartIcon } from '@haat/ui/icons/icons.ts';
import { CountedLink } from './counted-link.tsx';
import { layoutMessages } from '../messages.ts';
import { orderingPaths } from '../ordering-paths.ts';

const CartModal = lazy(async () => ({
  default: (await import('../../../features/checkout/cart/cart-modal.tsx')).CartModal,
}));

/**
 * Opens the cart above the current page. An empty cart, a new tab and the pages of an order open the cart page
 * instead.
 */
export function CartLink() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const count = pieces(useCart());
  // The route of the cart page loads the data.
  const cart = useFetcher();
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || count === 0 || orderingPaths.has(pathname)) return;
    event.preventDefault();
    setIsOpen(true);
    void cart.load('/cart');
  }

  return (
    <>
      <CountedLink to="/cart" icon={CartIcon} label={t.cart} count={count} onClick={open} />
      {isOpen && cart.data && (
        <Suspense>
          <CartModal data={cart.data} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
