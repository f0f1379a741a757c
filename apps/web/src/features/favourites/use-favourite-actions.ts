import { useMessages } from '@haat/ui/i18n/messages.ts';
import { changeCart, removeFavourites } from '../cart/public.ts';
import { showToast, undoMs } from '@haat/ui/feedback/feedback.ts';
import type { FavouriteProduct } from './load-favourites.ts';
import { favouritesMessages } from './messages.ts';
import { moveToCart } from './move-to-cart.ts';

interface FavouriteActions {
  remove: (id: number) => void;
  moveAll: (favourites: readonly FavouriteProduct[]) => void;
}

/** Actions on favourites, each of which can be undone. */
export function useFavouriteActions(): FavouriteActions {
  const t = useMessages(favouritesMessages);

  function tell(text: string, onPress: () => unknown): void {
    showToast({ kind: 'success', text, staysMs: undoMs, action: { label: t.undo, onPress } });
  }
  return {
    remove(id: number) {
      const putBack = removeFavourites([id]);
      if (putBack) tell(t.removed, putBack);
    },
    moveAll(favourites: readonly FavouriteProduct[]) {
      let moved: number[] = [];
      const takeFromCart = changeCart((cart) => {
        const { lines, ids } = moveToCart(cart, favourites);
        moved = ids;
        return lines;
      });
      if (!takeFromCart) return showToast({ kind: 'error', text: t.notStored });
      const putBack = removeFavourites(moved);
      tell(t.moved, () => {
        takeFromCart();
        putBack?.();
      });
    },
  };
}
