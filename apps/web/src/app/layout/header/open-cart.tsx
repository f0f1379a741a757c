import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Locale } from '@haat/contracts/shared/locale';
import { checkoutMessages } from '../../../features/checkout/messages.ts';
import { retryOnce } from '@haat/ui/device/retry-once.ts';
import { ProgressLine } from '@haat/ui/feedback/progress-line.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';

/** The dialog's code and messages, and the data of the cart page. */
async function fetchCart(locale: Locale) {
  const [{ CartModal }, { loader }, { call }] = await Promise.all([
    import('../../../features/checkout/cart/cart-modal.tsx'),
    import('../../../features/checkout/cart/cart-page.tsx'),
    import('../../../platform/api/call.ts'),
    checkoutMessages.load(locale),
  ]);
  return { CartModal, data: await loader({ params: {}, url: new URL(location.href), call, locale }) };
}

type Cart = Awaited<ReturnType<typeof fetchCart>>;

/**
 * The cart above the current page, once it is fetched. If its code cannot be loaded, the cart page is opened, which says
 * so.
 */
export function OpenCart({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [cart, setCart] = useState<Cart | null>(null);
  useEffect(() => {
    let isWanted = true;
    retryOnce(() => fetchCart(locale)).then(
      (fetched) => isWanted && setCart(fetched),
      () => isWanted && void navigate('/cart'),
    );
    return () => {
      isWanted = false;
    };
  }, [locale, navigate]);
  return cart ? <cart.CartModal data={cart.data} onClose={onClose} /> : <ProgressLine isActive />;
}
