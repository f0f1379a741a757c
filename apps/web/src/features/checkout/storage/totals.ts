import { readJson, readText, write } from '@haat/ui/device/device.ts';
import type { TextOf } from '@haat/ui/device/use-stored.ts';

/** The sums at which a cart was confirmed, in Taka; null if nothing is stored. */
export interface Totals {
  shippingCharge: number | null;
  subtotal: number | null;
  total: number | null;
  couponValue: number | null;
  afterCouponTotal: number | null;
  /** Additional keys besides the specified ones: the zone and coupon behind the sums. */
  shippingId: number | null;
  couponCode: string | null;
}

function amount(key: string): number | null {
  const value = readJson(key);
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

export function readTotals(): Totals {
  return {
    shippingCharge: amount('shipping_charge'),
    subtotal: amount('subtotal'),
    total: amount('total'),
    couponValue: amount('couponValue'),
    afterCouponTotal: amount('After_coupon_total'),
    shippingId: amount('shipping_id'),
    couponCode: readText('coupon_code'),
  };
}

/** Stores the chosen zone and its charge; null removes both. */
export function writeZone(zone: { id: number; charge: number } | null): boolean {
  return write({ shipping_charge: zone ? String(zone.charge) : null, shipping_id: zone ? String(zone.id) : null });
}

/** Stores the sums at which a cart was confirmed. */
export function writeConfirmedTotals({ subtotal, total }: { subtotal: number; total: number }): boolean {
  return write({ subtotal: String(subtotal), total: String(total) });
}

/** A coupon, the amount it takes off and the total after it; both are null while it takes nothing off. */
export interface StoredCoupon {
  code: string;
  value: number | null;
  afterTotal: number | null;
}

/** Stores a coupon; null removes it. */
export function writeCoupon(coupon: StoredCoupon | null): boolean {
  const { code, value, afterTotal } = coupon ?? { code: null, value: null, afterTotal: null };
  return write({
    couponValue: value === null ? null : String(value),
    coupon_code: code,
    After_coupon_total: afterTotal === null ? null : String(afterTotal),
  });
}

/** Removes coupon, totals, subtotal, charge and after-coupon total once the order is placed. */
export function clearAfterOrder(): boolean {
  return write({
    couponValue: null,
    coupon_code: null,
    total: null,
    subtotal: null,
    shipping_charge: null,
    shipping_id: null,
    After_coupon_total: null,
    checkout_key: null,
  });
}

/** Changes whenever the sums do. */
export function totalsSnapshot(textOf: TextOf): string {
  return ['shipping_charge', 'shipping_id', 'subtotal', 'total', 'couponValue', 'coupon_code', 'After_coupon_total']
    .map((key) => textOf(key) ?? '')
    .join('|');
}
