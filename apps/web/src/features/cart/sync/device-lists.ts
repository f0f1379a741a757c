import { readCart } from '../cart.ts';
import { flatten, repairLines } from '../cart-lines.ts';
import { fieldsOf, readJson, write } from '../../../platform/storage/device.ts';
import { groupFavourites, readFavouriteIds } from '../favourites.ts';
import { agreedAfterOrder, type Lists } from './list-merge.ts';

const key = 'saved_lists';

/** Both lists as they stand on this device. */
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

/** What the server and this device last agreed on for a shopper; two empty lists for one it does not know. */
export function readAgreed(userId: string): Lists {
  const stored = fieldsOf(readJson(key));
  if (stored.userId !== userId) return { cart: [], favourites: [] };
  return { cart: repairLines(stored.cart), favourites: repairLines(stored.favourites) };
}

/** Remembers what was agreed on, and whose it is. False when the device refused. */
export function writeAgreed(userId: string, agreed: Lists): boolean {
  return write({ [key]: JSON.stringify({ userId, ...agreed }) });
}

/** After an order: its lines are no longer in the account's cart. */
export function forgetOrdered(userId: string, ordered: Parameters<typeof agreedAfterOrder>[1]): void {
  writeAgreed(userId, agreedAfterOrder(readAgreed(userId), ordered));
}

/** Puts the joined lists into the device's storage together with what was agreed on: both or neither. */
export function writeLists(userId: string, { lists, agreed }: { lists: Lists; agreed: Lists }): boolean {
  return write({
    cart: JSON.stringify(flatten(lists.cart)),
    DetailsCart: JSON.stringify(lists.cart),
    favouriteList: JSON.stringify(flatten(lists.favourites)),
    [key]: JSON.stringify({ userId, ...agreed }),
  });
}
