import { useMessages } from '@haat/ui/i18n/messages.ts';
import { readCart, readFavouriteIds, removeFavourite, writeCart, writeFavouriteIds } from '../cart/public.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
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
  return {
    remove(id: number) {
      const before = readFavouriteIds();
      removeFavourite(id);
      showToast({
        kind: 'success',
        text: t.removed,
        action: { label: t.undo, onPress: () => writeFavouriteIds(before) },
      });
    },
    moveAll(favourites: readonly FavouriteProduct[]) {
      const before = { cart: readCart(), ids: readFavouriteIds() };
      const { lines, ids } = moveToCart(before.cart, favourites);
      writeCart(lines);
      writeFavouriteIds(before.ids.filter((id) => !ids.includes(id)));
      showToast({
        kind: 'success',
        text: t.moved,
        action: {
          label: t.undo,
          onPress() {
            writeCart(before.cart);
            writeFavouriteIds(before.ids);
          },
        },
      });
    },
  };
}
