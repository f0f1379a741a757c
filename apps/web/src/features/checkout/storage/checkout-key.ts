import { randomKey } from '@haat/contracts/shared/random-key';
import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';
import { buyNowSnapshot, cartSnapshot } from '../../cart/public.ts';

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

/** The same in every tab and retry, and a new one once the basis has changed. */
function keyFor(basis: string, place: KeyPlace): string {
  const stored = readJson(place);
  if (isCheckoutKey(stored) && stored.basis === basis) return stored.key;
  const key = randomKey();
  write({ [place]: JSON.stringify({ key, basis }) });
  return key;
}

/**
 * The key under which the cart is ordered to a zone. The coupon is no part of it: one that the first attempt used up is
 * gone when a lost answer is retried, and that must not become a second order.
 */
export function cartKey(zoneId: number | null): string {
  return keyFor(`${cartSnapshot()}|${zoneId ?? ''}`, 'checkout_key');
}

/** The key under which the buy-now line is ordered to a zone. */
export function buyNowKey(zoneId: number | null): string {
  return keyFor(`${buyNowSnapshot()}|${zoneId ?? ''}`, 'buy_now_key');
}
