import { readCart } from '../cart.ts';
import { flatten, repairLines } from '../cart-lines.ts';
import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';
import { groupFavourites, readFavouriteIds } from '../favourites.ts';
import { cartAfterOrder, type Lists, type OrderedLine } from './list-merge.ts';

const key = 'saved_lists';

/** Both lists as stored on this device. */
export function readLists(): Lists {
  const favourites = groupFavourites(readFavouriteIds());
  return {
    cart: readCart(),
    favourites: favourites.map(({ id, quantity }) => ({
      id,
      count: quantity,
      selectedColor: null,
      selectedSize: null,
    })),
  };
}

/** The state that server and device last agreed on; empty lists for an unknown user. */
export function readAgreed(userId: string): Lists {
  const stored = fieldsOf(readJson(key));
  if (stored.userId !== userId) return { cart: [], favourites: [] };
  return { cart: repairLines(stored.cart), favourites: repairLines(stored.favourites) };
}

/** Stores the agreed state and its owner. Returns false if the device refused. */
export function writeAgreed(userId: string, agreed: Lists): boolean {
  return write({ [key]: JSON.stringify({ userId, ...agreed }) });
}

/**
 * Removes the lines of an order from this device's cart, as the server did from the account's. Also from the agreed
 * state: otherwise this device would later send their removal and delete what was added again elsewhere.
 */
export function removeOrdered(userId: string, ordered: readonly OrderedLine[]): void {
  const cart = cartAfterOrder(readCart(), ordered);
  const agreed = readAgreed(userId);
  write({
    cart: cart.length > 0 ? JSON.stringify(flatten(cart)) : null,
    DetailsCart: cart.length > 0 ? JSON.stringify(cart) : null,
    [key]: JSON.stringify({ userId, ...agreed, cart: cartAfterOrder(agreed.cart, ordered) }),
  });
}

/** Stores the merged lists and the agreed state, both or neither. */
export function writeLists(userId: string, { lists, agreed }: { lists: Lists; agreed: Lists }): boolean {
  return write({
    cart: JSON.stringify(flatten(lists.cart)),
    DetailsCart: JSON.stringify(lists.cart),
    favouriteList: JSON.stringify(flatten(lists.favourites)),
    [key]: JSON.stringify({ userId, ...agreed }),
  });
}
