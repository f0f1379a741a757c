import type { ProductCard } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import {
  addFavourite,
  addToCart,
  countOf,
  readCart,
  removeFromCart,
  setCartCount,
  useCart,
  useFavouriteIds,
} from '../../cart/public.ts';
import { showAlert, showToast } from '@haat/ui/feedback/feedback.ts';
import { cardMessages } from './card-messages.ts';
import { refuseFromCard } from './stock-rules.ts';
import { useCartToast } from './use-cart-toast.ts';

/** Actions on a product from its card, with the specified messages. */
export interface CardActions {
  isFavourite: (id: number) => boolean;
  favourite: (id: number) => void;
  /** Adds one piece without colour and size. */
  add: (product: Pick<ProductCard, 'id' | 'stock'>) => void;
  /** Pieces of a product in the cart. */
  inCart: (id: number) => number;
  /** Removes one piece of a product from the cart, from the line added last. */
  takeOne: (id: number) => void;
}

/** Cart and favourites as product cards use them. */
export function useCardActions(): CardActions {
  const t = useMessages(cardMessages);
  const favourites = useFavouriteIds();
  const sayAdded = useCartToast();
  const cart = useCart();
  return {
    inCart: (id) => countOf(cart, id),
    takeOne(id) {
      const lines = readCart().filter((line) => line.id === id);
      const several = lines.findLast(({ count }) => count > 1);
      const last = lines.at(-1);
      if (several) setCartCount(several, several.count - 1);
      else if (last) removeFromCart(last);
    },
    isFavourite: (id) => favourites.includes(id),
    favourite(id) {
      const isStored = addFavourite(id);
      showToast(
        isStored ? { kind: 'success', text: t.addedToFavourites, merges: true } : { kind: 'error', text: t.notStored },
      );
    },
    add({ id, stock }) {
      const refusal = refuseFromCard({ inCart: countOf(readCart(), id), stock: Number(stock) });
      if (refusal) return showAlert(refusal === 'stock-limit' ? t.stockLimit : t.outOfStock);
      sayAdded(addToCart({ id, count: 1, selectedColor: null, selectedSize: null }));
    },
  };
}
