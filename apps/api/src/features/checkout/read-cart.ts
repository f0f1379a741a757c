import type { LineInput } from '@haat/contracts';
import type { Prepared } from '../../platform/db/prepared.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { CouponState } from './coupon-problem.ts';
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
}

/** An order that the same key placed before, with the answer it got. */
export interface PlacedOrder<Answer> {
  requestHash: string;
  response: Answer;
}

interface CartRow<Answer> {
  products: CartProduct[];
  zone: CartZone | null;
  coupons: CouponState[];
  placed: PlacedOrder<Answer> | null;
}

/** One statement, so that everything is of one moment: an order that took the last piece and its key are seen together. */
const readCartSql = `
SELECT
  (SELECT coalesce(json_agg(p), '[]')
     FROM (SELECT id, slug, title, title_bn AS "titleBn", photo, price, offer_price AS "offerPrice", stock
             FROM products WHERE id = ANY($1::int[])) p) AS products,
  (SELECT row_to_json(z)
     FROM (SELECT id, shipping_address AS "shippingAddress", shipping_address_bn AS "shippingAddressBn",
                  delivery_charge AS "deliveryCharge"
             FROM shipping_zones
            WHERE is_active AND (id = $2::int OR delivery_charge = $3::int)
            ORDER BY id LIMIT 1) z) AS zone,
  (SELECT coalesce(json_agg(c ORDER BY c.id), '[]')
     FROM (SELECT id, code, value, min_subtotal AS "minSubtotal", ends_at AS "endsAt",
                  coalesce(starts_at <= now(), true) AS "hasStarted",
                  coalesce(ends_at <= now(), false) AS "hasEnded",
                  coalesce(used_count >= total_limit, false) AS "isUsedUp",
                  per_customer_limit IS NOT NULL AND per_customer_limit <=
                    (SELECT count(*) FROM coupon_redemptions r WHERE r.coupon_id = coupons.id AND r.user_id = $6::uuid)
                    AS "isUsedUpByCaller"
             FROM coupons
            WHERE is_active AND (code = $4::text OR (value = $5::int AND is_public))) c) AS coupons,
  (SELECT row_to_json(k)
     FROM (SELECT request_hash AS "requestHash", response
             FROM idempotency_keys WHERE user_id = $6::uuid AND key = $7::text) k) AS placed`;

const largestInt = 2_147_483_647;

/** Everything the database knows about a cart, in one round trip. */
export async function readCart<Answer>(
  { tx, prepared }: { tx: Transaction; prepared: Prepared },
  { lines, zone, coupon, userId, idempotencyKey }: CartRequest,
): Promise<{ cart: Omit<Cart, 'coupon'>; coupons: CouponState[]; placed: PlacedOrder<Answer> | null }> {
  const { rows } = await tx.query<CartRow<Answer>>(
    prepared({ name: 'read-cart', text: readCartSql }, [
      [...new Set(lines.map((line) => line.product_id))],
      zone && 'id' in zone ? zone.id : null,
      zone && 'charge' in zone ? wholeInt(zone.charge) : null,
      coupon && 'code' in coupon ? coupon.code : null,
      coupon && 'value' in coupon ? wholeInt(coupon.value) : null,
      userId,
      idempotencyKey,
    ]),
  );
  const row = rows[0];
  if (!row) throw new Error('a statement without FROM gave no row');
  return { cart: { lines, products: row.products, zone: row.zone }, coupons: row.coupons, placed: row.placed };
}

/** No zone or coupon is worth more than the column holds. */
function wholeInt(amount: number): number {
  return amount > largestInt ? -1 : amount;
}
