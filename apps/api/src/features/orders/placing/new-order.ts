import type { Locale } from '@haat/contracts';
/** An order about to be placed, with everything as it is at this moment. Amounts are in poisha. */
export interface NewOrder {
  orderNumber: string;
  userId: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  notes: string | null;
  locale: Locale;
  /** The ordered lines are removed from the account's saved cart. */
  isFromCart: boolean;
  copy: OrderCopy | null;
  zoneId: number;
  subtotal: number;
  deliveryCharge: number;
  discount: number;
  total: number;
  coupon: { id: number; code: string; value: number } | null;
  /** Lets a repeated request find this order instead of placing another; null if the client sent no key. */
  idempotency: { key: string; requestHash: string } | null;
  /** When its request first looked at the database, by the database's clock. */
  askedAt: string;
  lines: readonly NewOrderLine[];
}

/** A mail to an address that is not the account's own: a copy of the confirmation, or a request to confirm the address. */
export interface OrderCopy {
  kind: 'order-copy' | 'confirm-address';
  to: string;
}

export interface NewOrderLine {
  productId: number;
  name: string;
  nameBn: string;
  slug: string;
  photo: string;
  price: number;
  offerPrice: number;
  qty: number;
  size: string | null;
  color: string | null;
  colorBn: string | null;
}
