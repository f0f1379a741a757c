import { useMemo, useSyncExternalStore } from 'react';
import { cartSnapshot, readCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import { onStorageChange, readText } from './device.ts';
import { favouritesSnapshot, readFavouriteIds } from './favourites.ts';
import { readSession, type DeviceSession } from './session.ts';
import { readTotals, totalsSnapshot, type Totals } from './totals.ts';

/** Stands for the server, where nothing is stored; also while hydrating, so that both agree. */
const onServer = '\0';

/** Reads again whenever the snapshot changes. */
function useStored<Value>({
  snapshot,
  read,
  empty,
}: {
  snapshot: () => string;
  read: () => Value;
  empty: Value;
}): Value {
  const text = useSyncExternalStore(onStorageChange, snapshot, () => onServer);
  // The text is what `read` reads: the value changes with it and only with it.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (text === onServer ? empty : read()), [text]);
}

const cart = { snapshot: cartSnapshot, read: readCart, empty: [] as CartLine[] };

/** The lines of the cart, following the device. Empty on the server. */
export function useCart(): CartLine[] {
  return useStored(cart);
}

const favourites = { snapshot: favouritesSnapshot, read: readFavouriteIds, empty: [] as number[] };

/** The favourites' ids, repeats and all. Empty on the server. */
export function useFavouriteIds(): number[] {
  return useStored(favourites);
}

const session = {
  snapshot: () => ['token', 'email', 'user_id', 'name'].map((key) => readText(key) ?? '').join('|'),
  read: readSession,
  empty: { token: null, email: null, userId: null, name: null } as DeviceSession,
};

/** Who is logged in; nobody on the server. */
export function useSession(): DeviceSession {
  return useStored(session);
}

const totals = {
  snapshot: totalsSnapshot,
  read: readTotals,
  empty: {
    shippingCharge: null,
    subtotal: null,
    total: null,
    couponValue: null,
    afterCouponTotal: null,
    shippingId: null,
    couponCode: null,
  } as Totals,
};

/** The sums a cart was confirmed at; none on the server. */
export function useTotals(): Totals {
  return useStored(totals);
}
