import type { LineInput } from '@haat/contracts';
import type { Services } from '../../services.ts';
import type { CouponState } from './coupon-problem.ts';
import type { PendingOrders } from './order-bounds.ts';
import type { Cart, CartProduct, CartZone } from './price-cart.ts';

/** What a cart asks for. A zone is named by its id or by its charge, a coupon by its code or by its value, in poisha. */
export interface CartRequest {
  lines: readonly LineInput[];
  zone: { id: number } | { charge: number } | null;
  coupon: { code: string } | { value: number } | null;
  /** Whose coupons and earlier orders count. */
  userId: string | null;
  /** The key of the order that may have been placed already. */
  idempotencyKey: string | null;
  /** Where the shopper wants mails about the order. */
  email: string | null;
}

/** What is known of the account that asks. */
export interface CartAccount extends PendingOrders {
  email: string;
  /** The address asked for is not the account's own, and its owner has agreed to get mails about the account's orders. */
  isAskedEmailConfirmed: boolean;
}

/** An order that the same key placed before, with its figures as they were placed, in poisha. */
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

/** A cart as the database has it; the coupon is chosen from `coupons`. */
interface ReadCart {
  cart: Omit<Cart, 'coupon'>;
  coupons: CouponState[];
  placed: PlacedOrder | null;
  account: CartAccount | null;
}

const largestInt = 2_147_483_647;

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

/** No zone or coupon is worth more than the column holds. */
function wholeInt(amount: number): number {
  return amount > largestInt ? -1 : amount;
}
