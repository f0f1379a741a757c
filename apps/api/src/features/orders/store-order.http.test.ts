import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeCoupon, makeZone } from '../../../test/make-order.ts';
import { makeProduct } from '../../../test/make-product.ts';
import { makeShopper } from '../../../test/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import type { NewOrder } from './new-order.ts';
import { newOrderNumber } from './order-number.ts';
import { storeOrder } from './store-order.ts';

const { services } = await startTestApp();
const { db, pool } = services;

afterAll(() => assertInvariants(services));

/** An order of one product as it was priced, with what it was priced from. */
async function makePriced() {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const coupon = await makeCoupon(services, { value: 1_000 });
  const product = await makeProduct(services, { price: 10_000, stock: 3 });
  const { id: productId, title: name, titleBn: nameBn, slug, photo, price, offerPrice } = product;
  const order: NewOrder = {
    orderNumber: newOrderNumber(),
    userId: shopper.userId,
    name: shopper.name,
    email: shopper.email,
    phone: '+8801712345678',
    address: 'House 12, Dhanmondi',
    notes: null,
    locale: 'en',
    isFromCart: false,
    copy: null,
    zoneId: zone.id,
    subtotal: 10_000,
    deliveryCharge: 6_000,
    discount: 1_000,
    total: 15_000,
    coupon: { id: coupon.id, code: coupon.code, value: 1_000 },
    idempotency: { key: 'a-key-of-this-order', requestHash: 'hash' },
    lines: [
      { productId, name, nameBn, slug, photo, price, offerPrice, qty: 1, size: null, color: null, colorBn: null },
    ],
  };
  return { order, zone, coupon, product };
}

const pendingBounds = { pendingOrders: null, pendingTotal: null };
const store = (order: NewOrder) => storeOrder({ db, operatorEmail: 'operator@haat.test', pendingBounds }, order);

test('an order that is still as priced is stored, once for its number and its key', async () => {
  const { order, product } = await makePriced();
  expect(await store(order)).toBe('stored');
  expect(await store({ ...order, idempotency: null })).toBe('number taken');
  expect(await store({ ...order, orderNumber: newOrderNumber() })).toBe('no longer as priced');
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(2);
});

type Priced = Awaited<ReturnType<typeof makePriced>>;
test.each<[string, (priced: Priced) => Promise<unknown>]>([
  ['price', ({ product }) => db.product.update({ where: { id: product.id }, data: { offerPrice: 9_999 } })],
  ['stock', ({ product }) => pool.query('SELECT take_stock(NULL, $1, $2, $3)', [[product.id], [3], [10_000]])],
  ['charge', ({ zone }) => db.shippingZone.update({ where: { id: zone.id }, data: { deliveryCharge: 6_001 } })],
  ['zone', ({ zone }) => db.shippingZone.update({ where: { id: zone.id }, data: { isActive: false } })],
  ['coupon', ({ coupon }) => db.coupon.update({ where: { id: coupon.id }, data: { value: 999 } })],
  ['coupon’s end', ({ coupon }) => db.coupon.update({ where: { id: coupon.id }, data: { endsAt: new Date(0) } })],
  ['coupon’s minimum', ({ coupon }) => db.coupon.update({ where: { id: coupon.id }, data: { minSubtotal: 10_001 } })],
])('an order whose %s has changed is not stored, nor any part of it', async (_what, change) => {
  const priced = await makePriced();
  await change(priced);
  expect(await store(priced.order)).toBe('no longer as priced');
  expect(await db.order.count({ where: { userId: priced.order.userId } })).toBe(0);
  expect(await db.mail.count({ where: { recipient: priced.order.email } })).toBe(0);
  expect((await db.coupon.findUniqueOrThrow({ where: { id: priced.coupon.id } })).usedCount).toBe(0);
});
