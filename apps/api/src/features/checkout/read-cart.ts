import type { LineInput } from '@haat/contracts';
import type { Services } from '../../services.ts';
import type { CouponState } from './coupon-problem.ts';
import type { PendingOrders } from './order-bounds.ts';
import type { Cart, CartProduct, CartZone } from './price-cart.ts';

/** What is looked up for a cart. A zone is given by its id or charge, a coupon by its code or value, in poisha. */
export interface CartRequest {
  lines: readonly LineInput[];
  zone: { id: number } | { charge: number } | null;
  coupon: { code: string } | { value: number } | null;
  /** The account whose coupon uses and earlier orders count. */
  userId: string | null;
  /** The idempotency key of an order that may have been placed already. */
  idempotencyKey: string | null;
  /** Where the shopper wants mails about the order. */
  email: string | null;
}

/** The caller's account. */
export interface CartAccount extends PendingOrders {
  email: string;
  /** The requested address is not the account's own, and its owner has agreed to receive mails about the account's orders. */
  isAskedEmailConfirmed: boolean;
}

/** An order that was placed with the same key before, with its figures at that time, in poisha. */
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
}

/** The state of a cart in the database; the coupon is chosen from `coupons`. */
interface ReadCart {
  cart: Omit<Cart, 'coupon'>;
  coupons: CouponState[];
  placed: PlacedOrder | null;
  account: CartAccount | null;
}

const maxInt = 2_147_483_647;

/** Everything the database knows about a cart, in one round trip. */
export async function readCart(
  { db }: Pick<Services, 'db'>,
  { lines, zone, coupon, userId, idempotencyKey, email }: CartRequest,
): Promise<ReadCart> {
  const productIds = [...new Set(lines.map((line) => line.product_id))];
  const zoneId = zone && 'id' in zone ? zone.id : null;
  const zoneCharge = zone && 'charge' in zone ? wholeInt(zone.charge) : null;
  const couponCode = coupon && 'code' in coupon ? coupon.code : null;
  const couponValue = coupon && 'value' in coupon ? wholeInt(coupon.value) : null;
  const [row] = await db.$queryRaw<CartRow[]>`
    SELECT * FROM read_cart(${productIds}, ${zoneId}, ${zoneCharge}, ${couponCode}, ${couponValue}, ${userId},
                            ${idempotencyKey}, ${email})`;
  if (!row) throw new Error('a cart gave no row');
  const { products, coupons, placed, account } = row;
  return { cart: { lines, products, zone: row.zone, account }, coupons, placed, account };
}

/** No zone or coupon is worth more than fits the column. */
function wholeInt(amount: number): number {
  return amount > maxInt ? -1 : amount;
}
