import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeCoupon, makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { changeOrderStatus } from './status/change-order-status.ts';

const { http, services } = await startTestApp();
const { db } = services;

afterAll(() => assertInvariants(services));

const bearer = ({ token }: TestShopper) => `Bearer ${token}`;
const getOrder = (shopper: TestShopper, number: string) =>
  http.get(`/api/order/${number}`).set('authorization', bearer(shopper));
const cancel = (shopper: TestShopper, number: string) =>
  http.post(`/api/order/${number}/cancel`).set('authorization', bearer(shopper));
const track = (body: object) => http.post('/api/order-tracking').send(body);

async function makeOrdered() {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const coupon = await makeCoupon(services, { value: 5_000, totalLimit: 10 });
  const colors = [{ color: 'blue', colorBn: 'নীল', hex: '#0000aa' }];
  const product = await makeProduct(services, { price: 20_000, offerPrice: 15_050, stock: 9, colors, sizes: ['L'] });
  const item = [{ product_id: product.id, qty: 2, size: 'L', color: 'blue' }];
  const { orderNumber } = await makeOrder(http, {
    shopper,
    zone,
    item,
    coupon_code: coupon.code,
    order_notes: 'Ring twice',
  });
  return { shopper, zone, coupon, product, orderNumber };
}

test('user_order: the caller’s orders, newest first, and nobody else’s', async () => {
  const { shopper, zone, product, coupon, orderNumber } = await makeOrdered();
  await makeOrdered();
  const second = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const answer = await http.get(`/api/user_order?user_id=${shopper.userId}`).set('authorization', bearer(shopper));
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body.data.map((order: { order_number: string }) => order.order_number)).toEqual([
    second.orderNumber,
    orderNumber,
  ]);
  expect(answer.body.data[1]).toEqual({
    order_number: orderNumber,
    date: expect.stringMatching(/^\d{4}-.*Z$/),
    status: 'pending',
    total_amount: 311,
    sub_total: 301,
    delivery_charge: 60,
    coupon: 50,
    coupon_code: coupon.code,
    product_details: [
      {
        product_id: product.id,
        slug: product.slug,
        name: product.title,
        name_bn: product.titleBn,
        photo: product.photo,
        price: 200,
        offer_price: 150.5,
        qty: 2,
        size: 'L',
        color: 'blue',
        color_bn: 'নীল',
        line_total: 301,
      },
    ],
  });
  const own = await http.get('/api/user_order').set('authorization', bearer(shopper));
  expect(own.body.data).toHaveLength(2);
});

test('user_order: FORBIDDEN for another user, UNAUTHORIZED without a token, VALIDATION for no id', async () => {
  const [one, other] = [await makeShopper(services), await makeShopper(services)];
  const others = await http.get(`/api/user_order?user_id=${other.userId}`).set('authorization', bearer(one));
  expect([others.status, others.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await http.get(`/api/user_order?user_id=${one.userId}`)).status).toBe(401);
  expect((await http.get('/api/user_order?user_id=1').set('authorization', bearer(one))).status).toBe(422);
});

test('order: its address and timeline, found in any spelling of its number', async () => {
  const { shopper, zone, orderNumber } = await makeOrdered();
  const answer = await getOrder(shopper, orderNumber.toLowerCase().replaceAll('-', ''));
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    order_number: orderNumber,
    name: shopper.name,
    email: shopper.email,
    phone: '+8801712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    order_notes: 'Ring twice',
    shipping_address: zone.shippingAddress,
    payment_type: 'Cash on delivery',
    can_cancel: true,
    timeline: [{ status: 'pending' }],
  });
});

test('order: each line names the shop of its product, as long as there is one', async () => {
  const { shopper, product, orderNumber } = await makeOrdered();
  const shop = await services.db.shop.findUniqueOrThrow({ where: { id: product.shopId } });
  const line = async () => (await getOrder(shopper, orderNumber)).body.data.product_details[0];
  expect(await line()).toMatchObject({ name: product.title, shop: shop.name, shop_bn: shop.nameBn });
  await services.pool.query('UPDATE order_lines SET product_id = NULL WHERE product_id = $1', [product.id]);
  expect(await line()).toMatchObject({ name: product.title, product_id: null, shop: null, shop_bn: null });
});

test('order and cancel: NOT_FOUND for another’s and for none, UNAUTHORIZED, VALIDATION', async () => {
  const { shopper, orderNumber } = await makeOrdered();
  const stranger = await makeShopper(services);
  for (const call of [getOrder, cancel]) {
    const others = await call(stranger, orderNumber);
    const none = await call(shopper, 'HT-ZZZZ-ZZZZ');
    expect([others.status, others.body.code]).toEqual([404, 'NOT_FOUND']);
    expect([none.status, none.body]).toEqual([404, others.body]);
    expect((await call(shopper, 'HT-0000-0000')).status).toBe(422);
    expect((await call({ ...shopper, token: 'none' }, orderNumber)).status).toBe(401);
  }
});

test('a pending order is cancelled: stock, coupon, timeline, mail', async () => {
  const { shopper, coupon, product, orderNumber } = await makeOrdered();
  const answer = await cancel(shopper, orderNumber);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    status: 'cancelled',
    can_cancel: false,
    timeline: [{ status: 'pending' }, { status: 'cancelled' }],
  });
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(9);
  expect((await db.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount).toBe(0);
  const mails = await db.mail.findMany({ where: { recipient: shopper.email, kind: 'order-cancelled' } });
  expect(mails).toMatchObject([{ subject: `Your order ${orderNumber} is cancelled` }]);
});

test('NOT_CANCELLABLE once it is confirmed or cancelled already', async () => {
  const { shopper, orderNumber } = await makeOrdered();
  await changeOrderStatus(services, { orderNumber, status: 'confirmed', byUserId: null });
  const answer = await cancel(shopper, orderNumber);
  expect([answer.status, answer.body.code, answer.body.data.status]).toEqual([409, 'NOT_CANCELLABLE', 'confirmed']);
});

test('the shop moves an order along its way only, and a return gives the stock back', async () => {
  const { shopper, product, orderNumber } = await makeOrdered();
  const move = (status: 'pending' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned') =>
    changeOrderStatus(services, { orderNumber, status, byUserId: shopper.userId });
  expect(await move('shipped')).toBe(false);
  expect(await move('pending')).toBe(false);
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const) expect(await move(status)).toBe(true);
  expect(await move('cancelled')).toBe(false);
  expect(await move('returned')).toBe(true);
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(9);
  const { body } = await getOrder(shopper, orderNumber);
  expect(body.data.timeline.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'confirmed',
    'packed',
    'shipped',
    'delivered',
    'returned',
  ]);
});

test('tracking by number and phone, in any spelling, tells no name or address', async () => {
  const { orderNumber, zone } = await makeOrdered();
  const answer = await track({ order_number: orderNumber.toLowerCase(), phone: '০১৭১২ ৩৪৫৬৭৮' });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({
    order_number: orderNumber,
    date: expect.any(String),
    status: 'pending',
    total_amount: 311,
    shipping_address: zone.shippingAddress,
    items: 2,
    timeline: [{ status: 'pending', at: expect.any(String) }],
  });
});

test('tracking: the same NOT_FOUND for a wrong number and a wrong phone; VALIDATION for neither', async () => {
  const { orderNumber } = await makeOrdered();
  const wrongPhone = await track({ order_number: orderNumber, phone: '01812345678' });
  const wrongNumber = await track({ order_number: 'HT-ZZZZ-ZZZZ', phone: '01712345678' });
  expect([wrongPhone.status, wrongPhone.body.code]).toEqual([404, 'NOT_FOUND']);
  expect([wrongNumber.status, wrongNumber.body]).toEqual([404, wrongPhone.body]);
  expect((await track({ order_number: orderNumber })).status).toBe(422);
});
