import { useStored, type Stored } from '../../platform/storage/use-stored.ts';
import { cartSnapshot, readCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import { favouritesSnapshot, readFavouriteIds } from './favourites.ts';

const cart: Stored<CartLine[]> = { snapshot: cartSnapshot, read: readCart, empty: [] };

/** The lines of the cart, following the device. Empty on the server. */
export function useCart(): CartLine[] {
  return useStored(cart);
}

const favourites: Stored<number[]> = { snapshot: favouritesSnapshot, read: readFavouriteIds, empty: [] };

/** The favourites' ids, repeats and all. Empty on the server. */
export function useFavouriteIds(): number[] {
  return useStored(favourites);
}
