import { expect, test } from 'vitest';
import { checkoutBody, makeCoupon, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();

const postQuote = (body: object) => http.post('/api/checkout-quote').send(body);
const postCoupon = (body: object) => http.post('/api/coupon-check').send(body);

test('a quote has every line, charge and total', async () => {
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const coupon = await makeCoupon(services, { value: 5_000, minSubtotal: 10_000 });
  const colors = [{ color: 'Red', colorBn: 'লাল', hex: '#aa0000' }];
  const look = { title: 'Bowl', colors, sizes: ['M'] };
  const product = await makeProduct(services, { price: 15_000, offerPrice: 12_550, stock: 3, ...look });
  const shop = await services.db.shop.findUniqueOrThrow({ where: { id: product.shopId } });
  const answer = await postQuote({
    item: [{ product_id: product.id, qty: '2', size: 'M', color: 'Red' }],
    shipping_id: zone.id,
    coupon_code: coupon.code,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({
    lines: [
      {
        product_id: product.id,
        slug: product.slug,
        name: 'Bowl',
        name_bn: product.titleBn,
        photo: product.photo,
        shop_name: shop.name,
        shop_name_bn: shop.nameBn,
        price: 150,
        offer_price: 125.5,
        qty: 2,
        size: 'M',
        color: 'Red',
        color_bn: 'লাল',
        line_total: 251,
        available: 3,
        max_qty: 999,
        problem: null,
      },
    ],
    sub_total: 251,
    shipping: {
      id: zone.id,
      shipping_address: zone.shippingAddress,
      shipping_address_bn: zone.shippingAddressBn,
      delivery_charge: 60,
      delivery_days: 0,
      places: '',
    },
    delivery_charge: 60,
    coupon: { code: coupon.code, value: 50, min_subtotal: 100, problem: null },
    discount: 50,
    total_amount: 261,
    problem: null,
    limits: { lines: 100, pending_orders: null, pending_total: null },
    is_orderable: true,
  });
});

test('a quote reports what prevents ordering', async () => {
  const product = await makeProduct(services, { stock: 1 });
  const answer = await postQuote({
    item: [
      { product_id: product.id, qty: 2 },
      { product_id: 2_147_483_647, qty: 1 },
    ],
    coupon_code: 'NO-SUCH-COUPON',
  });
  expect(answer.body.data).toMatchObject({
    lines: [{ problem: 'OUT_OF_STOCK', available: 1 }, { problem: 'NOT_FOUND' }],
    shipping: null,
    coupon: { problem: 'UNKNOWN' },
    discount: 0,
    is_orderable: false,
  });
});

test('a quote with a token knows the shopper’s own use of a coupon', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const coupon = await makeCoupon(services, { perCustomerLimit: 1 });
  const product = await makeProduct(services);
  const item = [{ product_id: product.id, qty: 1 }];
  const body = checkoutBody({ shopper, zone, item, coupon_code: coupon.code });
  expect((await postCheckout(http, { shopper, body })).status).toBe(201);

  const request = { item, coupon_code: coupon.code };
  const asVisitor = await postQuote(request);
  const asShopper = await postQuote(request).set('authorization', `Bearer ${shopper.token}`);
  expect(asVisitor.body.data.coupon.problem).toBeNull();
  expect(asShopper.body.data.coupon.problem).toBe('USED_BY_YOU');
});

test('VALIDATION: a quote without lines', async () => {
  const answer = await postQuote({ item: [] });
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, 'VALIDATION', 'item']);
});

test('shipping-list: the active zones in their order', async () => {
  const zone = await makeZone(services, { deliveryCharge: 12_050 });
  const closed = await makeZone(services, { isActive: false });
  const answer = await http.get('/api/shipping-list');
  expect(answer.status).toBe(200);
  expect(answer.body.data).toContainEqual({
    id: zone.id,
    shipping_address: zone.shippingAddress,
    shipping_address_bn: zone.shippingAddressBn,
    delivery_charge: 120.5,
    delivery_days: 0,
    places: '',
  });
  expect(answer.body.data.map(({ id }: { id: number }) => id)).not.toContain(closed.id);
});

test('coupon-list: the public ones that are currently valid', async () => {
  const endsAt = new Date(Date.now() + 60_000);
  const listed = await makeCoupon(services, { value: 5_050, endsAt });
  await makeCoupon(services, { isPublic: false, code: 'UNLISTED' });
  await makeCoupon(services, { isActive: false, code: 'INACTIVE' });
  await makeCoupon(services, { endsAt: new Date(Date.now() - 1_000), code: 'OVER' });
  await makeCoupon(services, { startsAt: endsAt, code: 'LATER' });
  await makeCoupon(services, { totalLimit: 0, code: 'USED-UP' });
  const answer = await http.get('/api/coupon-list');
  expect(answer.status).toBe(200);
  expect(answer.body.data).toContainEqual({
    id: listed.id,
    code: listed.code,
    value: 50.5,
    min_subtotal: 0,
    ends_at: endsAt.toISOString(),
  });
  const codes: string[] = answer.body.data.map(({ code }: { code: string }) => code);
  for (const code of ['UNLISTED', 'INACTIVE', 'OVER', 'LATER', 'USED-UP']) expect(codes).not.toContain(code);
});

test('coupon-check finds an unlisted coupon', async () => {
  const coupon = await makeCoupon(services, { isPublic: false, value: 2_500, minSubtotal: 10_000 });
  const answer = await postCoupon({ code: ` ${coupon.code} ` });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ id: coupon.id, code: coupon.code, value: 25, min_subtotal: 100, ends_at: null });
});

test('COUPON_INVALID: unknown, or below its minimum; COUPON_EXHAUSTED: used up', async () => {
  const coupon = await makeCoupon(services, { minSubtotal: 10_000 });
  const usedUp = await makeCoupon(services, { totalLimit: 0 });
  const cases: [object, number, string][] = [
    [{ code: 'no such code' }, 422, 'COUPON_INVALID'],
    [{ code: '' }, 422, 'COUPON_INVALID'],
    [{ code: coupon.code, sub_total: 99.99 }, 422, 'COUPON_INVALID'],
    [{ code: usedUp.code }, 409, 'COUPON_EXHAUSTED'],
  ];
  for (const [body, status, code] of cases) {
    const answer = await postCoupon(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  }
  expect((await postCoupon({ code: coupon.code, sub_total: 100 })).status).toBe(200);
});
