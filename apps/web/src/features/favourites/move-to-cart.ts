import { fewLeft } from '@haat/contracts/catalogue/few-left';
import { addLine, type CartLine, countOf } from '../cart/public.ts';
import type { FavouriteProduct } from './load-favourites.ts';

interface Moved {
  lines: CartLine[];
  /** Favourites that were moved completely or as far as the stock allowed. */
  ids: number[];
}

/** Adds each favourite to the cart as often as it was marked, up to its stock; sold-out products stay favourites. */
export function moveToCart(cart: readonly CartLine[], favourites: readonly FavouriteProduct[]): Moved {
  let lines = [...cart];
  const ids: number[] = [];
  for (const { id, quantity, product } of favourites) {
    const stock = Number(product.stock);
    const count = stock < fewLeft ? Math.min(quantity, stock - countOf(lines, id)) : quantity;
    if (count < 1) continue;
    lines = addLine(lines, { id, count, selectedColor: null, selectedSize: null });
    ids.push(id);
  }
  return { lines, ids };
}
