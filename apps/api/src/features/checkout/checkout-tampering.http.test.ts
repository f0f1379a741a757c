import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;

afterAll(() => assertInvariants(services));

const amount = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: 0, max: 60_000 }).map((poisha) => poisha / 100),
  fc.double(),
  fc.constantFrom('0', '1', '-500', '1e3', '0x10', 'NaN', '', null, true, [1], { set: 5 }, 9_007_199_254_740_993),
);
const fields = {
  total_amount: amount,
  sub_total: amount,
  delivery_charge: amount,
  coupon: amount,
  coupon_code: fc.constantFrom('', 'FREE', "' OR 1=1 --", null),
  shipping_id: fc.oneof(amount, fc.constant(null)),
  total: amount,
  discount: amount,
  price: amount,
  status: fc.constant('delivered'),
  order_number: fc.constant('HT-AAAA-AAAA'),
  locale: fc.constantFrom('en', 'bn', 'xx', null),
};
const lineFields = {
  offer_price: amount,
  price: amount,
  qty: fc.oneof(fc.integer({ min: 1, max: 3 }), amount),
  line_total: amount,
};

/** One to three of all fields. */
function someOf(all: Record<string, fc.Arbitrary<unknown>>) {
  return fc
    .shuffledSubarray(Object.keys(all), { minLength: 1, maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, all[name] ?? fc.constant(null)]))));
}

test('whatever figures a client sends, an order has the server’s, and never more than the total sent', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const product = await makeProduct(services, { stock: 100_000, offerPrice: 12_345 });
  let placed = 0;

  async function tamper([changed, lineChanged]: [object, object]) {
    const item = [{ product_id: product.id, qty: 1, ...lineChanged }];
    const body = { ...checkoutBody({ shopper, zone, item, total_amount: 183.45 }), ...changed, item };
    const answer = await postCheckout(http, { shopper, body });
    // The body is compared with itself so that a failure prints it.
    expect({ body, isExpected: [201, 409, 422].includes(answer.status) }).toEqual({ body, isExpected: true });
    if (answer.status !== 201) return;
    placed += 1;
    const { order_number: orderNumber } = answer.body.data;
    const order = await db.order.findUniqueOrThrow({ where: { orderNumber }, include: { lines: true } });
    const subtotal = 12_345n * BigInt(order.lines[0]?.qty ?? 0);
    const { total } = order;
    const figures = { subtotal, deliveryCharge: 6_000n, discount: 0n, total: subtotal + 6_000n, status: 'pending' };
    expect({ body, order }).toMatchObject({ body, order: figures });
    const sent: Record<string, unknown> = body;
    const isWithin = Number(total) <= Math.round(Number(sent['total_amount']) * 100);
    expect({ body, isWithin }).toEqual({ body, isWithin: true });
  }

  const payloads = fc.sample(fc.tuple(someOf(fields), someOf(lineFields)), 1_000);
  // In batches, because one request at a time takes too long.
  while (payloads.length > 0) await Promise.all(payloads.splice(0, 20).map(tamper));
  expect(placed).toBeGreaterThan(50);
});
