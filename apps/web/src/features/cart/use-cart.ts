import { useStored, type Stored } from '@haat/ui/device/use-stored.ts';
import { cartSnapshot, readCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import { favouritesSnapshot, readFavouriteIds } from './favourites.ts';

const cart: Stored<CartLine[]> = { snapshot: cartSnapshot, read: readCart, empty: [] };

/** The cart's lines, kept up to date. Empty on the server. */
export function useCart(): CartLine[] {
  return useStored(cart);
}

const favourites: Stored<number[]> = { snapshot: favouritesSnapshot, read: readFavouriteIds, empty: [] };

/** The favourites' ids, including repeats, kept up to date. Empty on the server. */
export function useFavouriteIds(): number[] {
  return useStored(favourites);
}
