import type supertest from 'supertest';
import type { Services } from '../../src/services.ts';
import type { TestShopper } from './make-shopper.ts';

let made = 0;

/** Creates a shipping zone; its charge, in whole poisha, is unique unless given. */
export function makeZone(
  { db }: Pick<Services, 'db'>,
  { deliveryCharge, isActive = true }: { deliveryCharge?: number; isActive?: boolean } = {},
) {
  made += 1;
  return db.shippingZone.create({
    data: {
      shippingAddress: `Zone ${made}`,
      shippingAddressBn: `এলাকা ${made}`,
      deliveryCharge: deliveryCharge ?? 6_000 + made * 100,
      isActive,
    },
  });
}

interface CouponGiven {
  code?: string;
  /** Whole poisha. */
  value?: number;
  minSubtotal?: number;
  startsAt?: Date;
  endsAt?: Date;
  totalLimit?: number;
  perCustomerLimit?: number;
  isActive?: boolean;
  isPublic?: boolean;
}

/** Creates a public coupon, without limits unless given; its value is unique. */
export function makeCoupon({ db }: Pick<Services, 'db'>, given: CouponGiven = {}) {
  made += 1;
  return db.coupon.create({ data: { code: `CODE-${made}-${process.pid}`, value: 1_000 + made, ...given } });
}

interface CheckoutGiven {
  shopper: TestShopper;
  zone: { id: number; deliveryCharge: number };
  item: { product_id: number; qty: number; size?: string; color?: string }[];
  [field: string]: unknown;
}

/** The body that the web app would send; amounts are high unless given, so that the server's figures apply. */
export function checkoutBody({ shopper, zone, item, ...fields }: CheckoutGiven) {
  return {
    user_id: shopper.userId,
    total_amount: 9_000_000,
    sub_total: 9_000_000,
    name: shopper.name,
    email: shopper.email,
    phone: '01712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    item,
    delivery_charge: zone.deliveryCharge / 100,
    coupon: 0,
    shipping_id: zone.id,
    ...fields,
  };
}

/** Posts a checkout as a shopper. */
export function postCheckout(
  http: ReturnType<typeof supertest>,
  { shopper, body, key }: { shopper: TestShopper; body: object; key?: string },
) {
  const request = http.post('/api/checkout-confirm').set('authorization', `Bearer ${shopper.token}`);
  if (key) request.set('idempotency-key', key);
  return request.send(body);
}

/** Places an order through the server and returns its number. */
export async function makeOrder(
  http: ReturnType<typeof supertest>,
  given: CheckoutGiven,
): Promise<{ orderNumber: string }> {
  const answer = await postCheckout(http, { shopper: given.shopper, body: checkoutBody(given) });
  if (answer.status !== 201) throw new Error(`no order: ${answer.text}`);
  return { orderNumber: answer.body.data.order_number };
}
