import { fieldsOf, readJson, write } from '../../../platform/storage/device.ts';

/** The idempotency key of one confirmed cart, and what it was confirmed as. */
interface CheckoutKey {
  key: string;
  basis: string;
}

function isCheckoutKey(value: unknown): value is CheckoutKey {
  const { key, basis } = fieldsOf(value);
  return typeof key === 'string' && typeof basis === 'string';
}

/** 128 random bits as hex; `crypto.randomUUID` is missing where a phone opens the shop over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where the key of the cart and the key of the product bought at once are kept: one never ends the retries of the other. */
type KeyPlace = 'checkout_key' | 'buy_now_key';

/** The key under which this cart is ordered: the same in every tab and retry, another one once the cart has changed. */
export function checkoutKey(basis: string, place: KeyPlace = 'checkout_key'): string {
  const stored = readJson(place);
  if (isCheckoutKey(stored) && stored.basis === basis) return stored.key;
  const key = randomKey();
  write({ [place]: JSON.stringify({ key, basis }) });
  return key;
}
