import { useNavigate } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useCart } from '../../cart/public.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { focusFallback } from '@haat/ui/navigation/keep-focus.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { CartLines } from './cart-lines-list.tsx';
import type { CartData } from './cart-page.tsx';
import { cartView } from './cart-view.ts';
import { checkoutMessages } from '../messages.ts';

interface CartModalProps {
  data: CartData;
  onClose: () => void;
}

/** The cart in a dialog above the current page. */
export function CartModal({ data, onClose }: CartModalProps) {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const lines = useCart();
  const view = cartView({ lines, quote: data.quote, zone: null, seenPrices: data.seenPrices });

  function viewCart() {
    onClose();
    void navigate('/cart');
  }

  return (
    <Dialog
      onClose={onClose}
      title={t.cartItems}
      footer={
        <>
          <p className="mb-3 flex justify-between gap-4 text-lg font-semibold" aria-live="polite">
            {t.subtotal}
            <Money taka={view.subtotal} className="font-bold" />
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="outline" onClick={onClose}>
              {t.close}
            </Button>
            <Button onClick={viewCart}>{t.viewCart}</Button>
          </div>
        </>
      }
    >
      {lines.length === 0 ? (
        <p {...focusFallback} className="py-8 text-center text-ink-muted outline-none">
          {t.emptyCart}
        </p>
      ) : (
        <CartLines rows={view.rows} />
      )}
    </Dialog>
  );
}
