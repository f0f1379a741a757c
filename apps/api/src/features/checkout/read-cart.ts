import type { LineInput } from '@haat/contracts';
import type { Db } from '@haat/db';
import { Batches } from '../../platform/concurrency/batches.ts';
import { isCausedByData } from '../../platform/db/database-error.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { CouponState } from './coupons/coupon-problem.ts';
import type { PendingOrders } from './order-bounds.ts';
import type { Cart, CartProduct, CartZone } from './price-cart.ts';

/** What to look up for a cart. A zone is given by id or charge, a coupon by code or value; amounts are in poisha. */
export interface CartRequest {
  lines: readonly LineInput[];
  zone: { id: number } | { charge: number } | null;
  coupon: { code: string } | { value: number } | null;
  /** The account whose coupon uses and earlier orders count. */
  userId: string | null;
  /** The idempotency key of an order that may already have been placed. */
  idempotencyKey: string | null;
  /** Where the shopper wants mails about the order. */
  email: string | null;
}

/** The caller's account. */
export interface CartAccount extends PendingOrders {
  email: string;
  /** The requested address differs from the account's, and its owner has agreed to receive copies. */
  isAskedEmailConfirmed: boolean;
}

/** An order placed earlier with the same key, with its figures at that time, in poisha. */
export interface PlacedOrder {
  requestHash: string;
  orderNumber: string;
  subtotal: number;
  deliveryCharge: number;
  discount: number;
  total: number;
}

interface CartRow {
  products: CartProduct[];
  zone: CartZone | null;
  coupons: CouponState[];
  placed: PlacedOrder | null;
  account: CartAccount | null;
  /** When it was read, by the database's clock, in microseconds. */
  readAt: string;
}

/** The state of a cart in the database; the coupon is chosen from `coupons`. */
interface ReadCart {
  cart: Omit<Cart, 'coupon'>;
  coupons: CouponState[];
  placed: PlacedOrder | null;
  account: CartAccount | null;
  readAt: string;
}

/** Everything the database knows about a cart, from one snapshot. */
export type CartReader = (request: CartRequest) => Promise<ReadCart>;

const maxInt = 2_147_483_647;

/** Carts that arrive while others are being read are read together, in one round trip. */
export function createCartReader(db: Db): CartReader {
  const groups = new Batches<CartRequest, CartRow>({
    run: (requests) => readCarts(db, requests),
    maxSize: 32,
    isItemsFault: (error) => isCausedByData(error),
  });
  return async (request) => {
    const { products, zone, coupons, placed, account, readAt } = await groups.add(request);
    return { cart: { lines: request.lines, products, zone, account }, coupons, placed, account, readAt };
  };
}

/** Reads all carts in one round trip; see prisma/functions/read-carts.sql. */
export function readCarts(db: Transaction, requests: CartRequest[]): Promise<CartRow[]> {
  const asked = JSON.stringify(requests.map(cartColumns));
  return db.$queryRaw<CartRow[]>`
    SELECT products, zone, coupons, placed, account, now()::text AS "readAt" FROM read_carts(${asked}::jsonb) ORDER BY index`;
}

function cartColumns({ lines, zone, coupon, userId, idempotencyKey, email }: CartRequest) {
  return {
    product_ids: [...new Set(lines.map((line) => line.product_id))],
    zone_id: zone && 'id' in zone ? zone.id : null,
    zone_charge: zone && 'charge' in zone ? wholeInt(zone.charge) : null,
    coupon_code: coupon && 'code' in coupon ? coupon.code : null,
    coupon_value: coupon && 'value' in coupon ? wholeInt(coupon.value) : null,
    shopper: userId,
    asked_key: idempotencyKey,
    asked_email: email,
  };
}

/** Amounts beyond the column's range match no zone or coupon. */
function wholeInt(amount: number): number {
  return amount > maxInt ? -1 : amount;
}
