import { randomKey } from '@haat/contracts/shared/random-key';
import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';

/** The idempotency key of a confirmed cart, and the cart it belongs to. */
interface CheckoutKey {
  key: string;
  basis: string;
}

function isCheckoutKey(value: unknown): value is CheckoutKey {
  const { key, basis } = fieldsOf(value);
  return typeof key === 'string' && typeof basis === 'string';
}

/** Cart and buy-now line have separate keys, so that one order does not end the other's retries. */
type KeyPlace = 'checkout_key' | 'buy_now_key';

/**
 * The key under which this cart is ordered: the same in every tab and retry, and a new one once the cart has changed.
 */
export function checkoutKey(basis: string, place: KeyPlace = 'checkout_key'): string {
  const stored = readJson(place);
  if (isCheckoutKey(stored) && stored.basis === basis) return stored.key;
  const key = randomKey();
  write({ [place]: JSON.stringify({ key, basis }) });
  return key;
}
