import { repairLines, type CartLine } from './cart-lines.ts';
import { readJson, readText, write } from '@haat/ui/device/device.ts';

/** The buy-now line: a cart line with the offer price (Taka) at which it was chosen. */
export interface BuyNowLine extends CartLine {
  price: number;
}

/** The buy-now line, if there is one. */
export function readBuyNow(): BuyNowLine | null {
  const stored = readJson('DetailsCartBuyNow');
  const [line] = repairLines(stored);
  if (!line || !Array.isArray(stored)) return null;
  const price: unknown = stored[0]?.price;
  return { ...line, price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : 0 };
}

/** Replaces the buy-now line. */
export function writeBuyNow(line: BuyNowLine): boolean {
  return write({ DetailsCartBuyNow: JSON.stringify([line]) });
}

/** Removes the buy-now line and the totals, but not the cart. */
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

/** Changes whenever the buy-now line does. */
export function buyNowSnapshot(): string {
  return readText('DetailsCartBuyNow') ?? '';
}
