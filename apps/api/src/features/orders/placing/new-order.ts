import type { Locale } from '@haat/contracts';
/** An order to be placed, with all its data at this moment. Amounts are in poisha. */
export interface NewOrder {
  orderNumber: string;
  userId: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  notes: string | null;
  locale: Locale;
  /** Removes the ordered lines from the account's saved cart. */
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
  /** When the request first read the database, by the database's clock. */
  askedAt: string;
  lines: readonly NewOrderLine[];
}

/** A mail to an address other than the account's: a copy of the confirmation, or a request to confirm the address. */
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
