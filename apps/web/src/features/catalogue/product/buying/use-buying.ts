import type { Product } from '@haat/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { addToCart, countOf, readCart, writeBuyNow } from '../../../cart/public.ts';
import { showAlert, showToast } from '@haat/ui/feedback/feedback.ts';
import { cardMessages } from '../../cards/card-messages.ts';
import { exceedsStock } from '../../cards/stock-rules.ts';
import { useCartToast } from '../../cards/use-cart-toast.ts';

/** The id of the size buttons. */
export const sizesId = 'sizes';

function focusSizes(): void {
  const first = document.querySelector<HTMLElement>(`#${sizesId} button[aria-pressed]`);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

/** The chosen options and quantity of a product, and the two ways to buy it. Colour and size are optional. */
export function useBuying(product: Product) {
  const t = useMessages(cardMessages);
  const { number } = useFormat();
  const navigate = useNavigate();
  const sayAdded = useCartToast();
  const [colour, setColour] = useState<string | null>(null);
  const [size, setSize] = useState<string | null>(null);
  const [count, setCount] = useState(1);
  const stock = Number(product.stock);
  const [isAsking, setAsking] = useState(false);
  const line = { id: product.id, count, selectedColor: colour, selectedSize: size };

  function isRefused(): boolean {
    const inCart = countOf(readCart(), product.id);
    const isTooMuch = exceedsStock({ inCart, wanted: count, stock });
    if (isTooMuch) showAlert(t.insufficientStock(number(stock)));
    return isTooMuch;
  }

  /** A missing size is asked for once; it stays optional. */
  function asksFirst(): boolean {
    const isForgotten = product.product_size.length > 0 && size === null && !isAsking;
    setAsking(isForgotten);
    if (isForgotten) focusSizes();
    return isForgotten;
  }
  return {
    /** Whether the size picker shows its question. */
    isAsking: isAsking && size === null,
    stock,
    count,
    setCount,
    colour,
    setColour,
    size,
    setSize,
    add: () => {
      if (asksFirst() || isRefused()) return;
      sayAdded(addToCart(line));
    },
    buyNow: () => {
      if (asksFirst() || isRefused()) return;
      if (writeBuyNow({ ...line, price: product.offer_price })) void navigate('/product/order/buy_now');
      else showToast({ kind: 'error', text: t.notStored });
    },
  };
}

export type Buying = ReturnType<typeof useBuying>;
