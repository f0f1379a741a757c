/** What other features may use of cart, favourites and their synchronisation. */
export { buyNowSnapshot, clearBuyNow, readBuyNow, writeBuyNow } from './buy-now.ts';
export { addLine, type CartLine, countOf, pieces, reconcile, repairIds, repairLines } from './cart-lines.ts';
export { addToCart, cartSnapshot, changeCart, dropCartChoice, readCart, removeFromCart, setCartCount } from './cart.ts';
export {
  addFavourite,
  type Favourite,
  groupFavourites,
  healFavourites,
  readFavouriteIds,
  removeFavourites,
} from './favourites.ts';
export { removeOrdered } from './sync/device-lists.ts';
export { useCart, useFavouriteIds } from './use-cart.ts';
export { sendBeforeLogout } from './sync/send-before-logout.ts';
