import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/messages.ts';
import { pieces } from '../../platform/storage/cart-lines.ts';
import { useCart } from '../../platform/storage/hooks.ts';
import { CartIcon } from '../../ui/icons.ts';
import { CountedLink } from './counted-link.tsx';
import { layoutMessages } from './messages.ts';

const CartModal = lazy(async () => ({ default: (await import('../../features/checkout/cart-modal.tsx')).CartModal }));

/** Where an order is already on its way; there the link leads back to the cart itself. */
const ordering = new Set(['/cart', '/confirm_order_page', '/order/check_out', '/product/order/buy_now']);

/** The cart: shown above the page one is on; with nothing in it, or in a new tab, the page itself. */
export function CartLink() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const count = pieces(useCart());
  // The cart's own page says what it needs.
  const cart = useFetcher();
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || count === 0 || ordering.has(pathname)) return;
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
