import { repairLines, type CartLine } from './cart-lines.ts';
import { readJson, readText, write } from '../../platform/storage/device.ts';

/** The buy-now line: a cart line with the offer price (Taka) it was chosen at. */
export interface BuyNowLine extends CartLine {
  price: number;
}

/** The product chosen to be bought at once, if there is one. */
export function readBuyNow(): BuyNowLine | null {
  const stored = readJson('DetailsCartBuyNow');
  const [line] = repairLines(stored);
  if (!line || !Array.isArray(stored)) return null;
  const price: unknown = stored[0]?.price;
  return { ...line, price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : 0 };
}

/** Starts the list anew with one line. */
export function writeBuyNow(line: BuyNowLine): boolean {
  return write({ DetailsCartBuyNow: JSON.stringify([line]) });
}

/** Forgets the buy-now line and the totals; the cart stays. */
export function clearBuyNow(): boolean {
  return write({
    DetailsCartBuyNow: null,
    buy_now_key: null,
    total: null,
    subtotal: null,
    shipping_charge: null,
    shipping_id: null,
    couponValue: null,
    coupon_code: null,
    After_coupon_total: null,
  });
}

/** What changes whenever the buy-now line does. */
export function buyNowSnapshot(): string {
  return readText('DetailsCartBuyNow') ?? '';
}
