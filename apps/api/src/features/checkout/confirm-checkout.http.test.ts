import { endpoints } from '@haat/contracts';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeCoupon, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { readMails } from '../../../test/read-mails.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { newOrderNumber } from '../orders/public.ts';
import { confirmCheckout } from './confirm-checkout.ts';

const { http, services } = await startTestApp();
const { db } = services;

const options = {
  sizes: ['M', 'L', 'XL'],
  colors: ['red', 'blue', '42'].map((color) => ({ color, hex: '#aa0000' })),
};

afterAll(() => assertInvariants(services));

async function countOrders() {
  return db.order.count();
}

test('places an order: stock, ledger, lines, status, mails and response', async () => {
  const shopper = await makeShopper(services, { name: 'Nusrat Jahan' });
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const saree = await makeProduct(services, {
    price: 150_000,
    offerPrice: 124_950,
    stock: 5,
    title: 'Jamdani',
    ...options,
  });
  const bowl = await makeProduct(services, { price: 20_000, stock: 5 });
  const item = [
    { product_id: saree.id, qty: 2, size: 'M', color: 'red' },
    { product_id: bowl.id, qty: 1 },
  ];
  const body = checkoutBody({
    shopper,
    zone,
    item,
    total_amount: 2_759,
    locale: 'bn',
    order_notes: 'Please call first',
  });

  const answer = await postCheckout(http, { shopper, body });

  expect(answer.status).toBe(201);
  const { order_number: orderNumber } = answer.body.data;
  expect(orderNumber).toMatch(/^HT-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect(answer.body).toEqual({
    success: true,
    data: {
      order_number: orderNumber,
      status: 'pending',
      total_amount: 2_759,
      sub_total: 2_699,
      delivery_charge: 60,
      coupon: 0,
    },
  });
  const order = await db.order.findUniqueOrThrow({
    where: { orderNumber },
    include: { lines: { orderBy: { position: 'asc' } }, changes: true, movements: true, mails: true },
  });
  expect(order).toMatchObject({
    status: 'pending',
    phone: '+8801712345678',
    total: 275_900n,
    notes: 'Please call first',
  });
  expect(order.lines).toMatchObject([
    { productId: saree.id, name: 'Jamdani', price: 150_000, offerPrice: 124_950, qty: 2, size: 'M', color: 'red' },
    { productId: bowl.id, qty: 1, size: null, color: null },
  ]);
  expect(order.changes).toMatchObject([{ fromStatus: null, toStatus: 'pending', byUserId: shopper.userId }]);
  expect(order.movements.map(({ delta }) => delta).toSorted((one, other) => one - other)).toEqual([-2, -1]);
  expect((await db.product.findUniqueOrThrow({ where: { id: saree.id } })).stock).toBe(3);
  expect(order.mails.find(({ kind }) => kind === 'order-confirmation')?.recipient).toBe(shopper.email);
  const [mail] = await readMails(services, shopper.email);
  expect(mail).toMatchObject({ subject: `আপনার অর্ডার ${orderNumber}`, status: 'queued' });
  expect(mail?.text).toContain('৳২,৭৫৯');
  expect(order.mails.find(({ kind }) => kind === 'operator-order')?.recipient).toBe('operator@haat.example');
});

/** A shopper, a zone, a product and the body that orders one of it. */
async function makeCart({ stock = 5, offerPrice = 10_000 } = {}) {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services, { stock, price: 20_000, offerPrice, ...options });
  const total = (offerPrice + zone.deliveryCharge) / 100;
  const body = checkoutBody({
    shopper,
    zone,
    item: [{ product_id: product.id, qty: 1 }],
    total_amount: total,
    sub_total: offerPrice / 100,
  });
  return { shopper, zone, product, body, total };
}

async function stockOf(id: number) {
  return (await db.product.findUniqueOrThrow({ where: { id } })).stock;
}

test('a client that only knows the specification sends no key, zone or code: each request is an order', async () => {
  const { shopper, product, body } = await makeCart();
  const { shipping_id: _, ...specified } = body;
  const first = await postCheckout(http, { shopper, body: specified });
  const second = await postCheckout(http, { shopper, body: specified });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.data.order_number).not.toBe(second.body.data.order_number);
  expect(await stockOf(product.id)).toBe(3);
});

test('numbers may be sent as text', async () => {
  const { shopper, body, product, total } = await makeCart();
  const item = [{ product_id: String(product.id), qty: '1', size: '', color: 42 }];
  const answer = await postCheckout(http, { shopper, body: { ...body, item, total_amount: String(total) } });
  expect(answer.status).toBe(201);
});

test('UNAUTHORIZED without a token', async () => {
  const { body } = await makeCart();
  const answer = await http.post('/api/checkout-confirm').send(body);
  expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
});

test('FORBIDDEN for another user', async () => {
  const { body } = await makeCart();
  const other = await makeShopper(services);
  const answer = await postCheckout(http, { shopper: other, body });
  expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
});

test('OUT_OF_STOCK names the lines and the summed stock', async () => {
  const { shopper, body, product } = await makeCart({ stock: 3 });
  const item = [
    { product_id: product.id, qty: 2, size: 'M', color: 'red' },
    { product_id: product.id, qty: 2, size: 'L', color: 'blue' },
  ];
  const answer = await postCheckout(http, { shopper, body: { ...body, item, total_amount: 1_000 } });
  expect([answer.status, answer.body.code]).toEqual([409, 'OUT_OF_STOCK']);
  expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(['item.0.qty', 'item.1.qty']);
  expect(answer.body.data.lines).toMatchObject([
    { available: 3, problem: 'OUT_OF_STOCK' },
    { available: 3, problem: 'OUT_OF_STOCK' },
  ]);
  expect(await stockOf(product.id)).toBe(3);
});

test('QUOTE_CHANGED if the price rose, with the right figures', async () => {
  const { shopper, zone, product, body } = await makeCart();
  await db.product.update({ where: { id: product.id }, data: { offerPrice: 10_001 } });
  const answer = await postCheckout(http, { shopper, body });
  expect([answer.status, answer.body.code]).toEqual([409, 'QUOTE_CHANGED']);
  expect(answer.body.data).toMatchObject({
    sub_total: 100.01,
    total_amount: (10_001 + zone.deliveryCharge) / 100,
    is_orderable: true,
  });
  expect(await stockOf(product.id)).toBe(5);
});

test('a price that fell is charged', async () => {
  const { shopper, zone, product, body } = await makeCart();
  await db.product.update({ where: { id: product.id }, data: { offerPrice: 9_000 } });
  const answer = await postCheckout(http, { shopper, body });
  expect(answer.status).toBe(201);
  expect(answer.body.data.total_amount).toBe((9_000 + zone.deliveryCharge) / 100);
});

test('a missing product, a missing zone or one without that charge: VALIDATION, with the quote', async () => {
  const { shopper, body } = await makeCart();
  const gone = await makeProduct(services);
  await db.product.delete({ where: { id: gone.id } });
  const closed = await makeZone(services, { isActive: false });
  const cases: [object, string][] = [
    [{ item: [...body.item, { product_id: gone.id, qty: 1 }] }, 'item.1.product_id'],
    [{ shipping_id: closed.id }, 'shipping_id'],
    [{ shipping_id: 2_147_483_647 }, 'shipping_id'],
    [{ shipping_id: null, delivery_charge: 0.01 }, 'shipping_id'],
    [{ shipping_id: null, delivery_charge: 9_000_000_000 }, 'shipping_id'],
  ];
  for (const [change, path] of cases) {
    const answer = await postCheckout(http, { shopper, body: { ...body, ...change } });
    expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
    expect(answer.body.data.is_orderable).toBe(false);
  }
});

test.each([
  ['its code', (code: string) => ({ coupon_code: code })],
  ['its code in the amount’s place', (code: string) => ({ coupon: code })],
  ['its amount alone', (_code: string, value: number) => ({ coupon: value / 100 })],
  ['both', (code: string, value: number) => ({ coupon: value / 100, coupon_code: code })],
])('a coupon by %s', async (_name, fields) => {
  const { shopper, body, zone } = await makeCart();
  const coupon = await makeCoupon(services, { totalLimit: 1, perCustomerLimit: 1 });
  const total = (10_000 + zone.deliveryCharge - coupon.value) / 100;
  const answer = await postCheckout(http, {
    shopper,
    body: { ...body, ...fields(coupon.code, coupon.value), total_amount: total },
  });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({ total_amount: total, coupon: coupon.value / 100 });
  expect((await db.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount).toBe(1);
});

test('of two coupons with the same amount, the one that applies is used', async () => {
  const { shopper, body } = await makeCart();
  const value = 777;
  await makeCoupon(services, { value, endsAt: new Date(Date.now() - 1_000) });
  const valid = await makeCoupon(services, { value });
  const answer = await postCheckout(http, { shopper, body: { ...body, coupon: 7.77 } });
  expect(answer.status).toBe(201);
  expect((await db.coupon.findUniqueOrThrow({ where: { id: valid.id } })).usedCount).toBe(1);
});

const soon = () => new Date(Date.now() + 60_000);
const past = () => new Date(Date.now() - 60_000);

test.each([
  ['switched off', { isActive: false }, 'UNKNOWN'],
  ['not begun', { startsAt: soon() }, 'NOT_STARTED'],
  ['over', { endsAt: past() }, 'EXPIRED'],
  ['for larger orders', { minSubtotal: 10_001 }, 'BELOW_MINIMUM'],
])('COUPON_INVALID: a coupon that is %s', async (_name, given, problem) => {
  const { shopper, body } = await makeCart();
  const coupon = await makeCoupon(services, given);
  const answer = await postCheckout(http, { shopper, body: { ...body, coupon_code: coupon.code } });
  expect([answer.status, answer.body.code]).toEqual([422, 'COUPON_INVALID']);
  expect(answer.body.data.coupon.problem).toBe(problem);
});

test('COUPON_INVALID: unknown, in another case, an unlisted one by its amount, used a second time', async () => {
  const { shopper, body } = await makeCart();
  const unlisted = await makeCoupon(services, { isPublic: false, value: 333 });
  const once = await makeCoupon(services, { perCustomerLimit: 1 });
  const first = await postCheckout(http, { shopper, body: { ...body, coupon_code: once.code } });
  expect(first.status).toBe(201);
  const cases: [object, string][] = [
    [{ coupon: '-500' }, 'UNKNOWN'],
    [{ coupon: 'nothing' }, 'UNKNOWN'],
    [{ coupon_code: once.code.toLowerCase() }, 'UNKNOWN'],
    [{ coupon: unlisted.value / 100 }, 'UNKNOWN'],
    [{ coupon: 99_999_999 }, 'UNKNOWN'],
    [{ coupon_code: once.code }, 'USED_BY_YOU'],
  ];
  for (const [change, problem] of cases) {
    const answer = await postCheckout(http, { shopper, body: { ...body, ...change } });
    expect([answer.status, answer.body.code, answer.body.data.coupon.problem]).toEqual([
      422,
      'COUPON_INVALID',
      problem,
    ]);
  }
});

test('COUPON_EXHAUSTED once it is used up', async () => {
  const { shopper, body } = await makeCart();
  const coupon = await makeCoupon(services, { totalLimit: 1 });
  expect((await postCheckout(http, { shopper, body: { ...body, coupon_code: coupon.code } })).status).toBe(201);
  const answer = await postCheckout(http, { shopper, body: { ...body, coupon_code: coupon.code } });
  expect([answer.status, answer.body.code]).toEqual([409, 'COUPON_EXHAUSTED']);
});

test('the same key and body return the same response and no second order', async () => {
  const { shopper, body, product } = await makeCart({ stock: 1 });
  const first = await postCheckout(http, { shopper, body, key: 'cart-1-of-nusrat' });
  const again = await postCheckout(http, { shopper, body: { ...body, unknown: 1 }, key: 'cart-1-of-nusrat' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expect(again.body).toEqual(first.body);
  expect(await stockOf(product.id)).toBe(0);
});

test('IDEMPOTENCY_KEY_REUSED for another body; another shopper may use the same key', async () => {
  const { shopper, body, product } = await makeCart();
  await postCheckout(http, { shopper, body, key: 'the-very-same-key' });
  const item = [{ product_id: product.id, qty: 2 }];
  const other = await postCheckout(http, { shopper, body: { ...body, item }, key: 'the-very-same-key' });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await stockOf(product.id)).toBe(4);
  const stranger = await makeShopper(services);
  const theirs = { ...body, user_id: stranger.userId };
  expect((await postCheckout(http, { shopper: stranger, body: theirs, key: 'the-very-same-key' })).status).toBe(201);
});

test('an invalid key is VALIDATION', async () => {
  const { shopper, body } = await makeCart();
  for (const key of ['short', 'with spaces in it', 'x'.repeat(129)]) {
    expect((await postCheckout(http, { shopper, body, key })).status).toBe(422);
  }
});

const hostileQuantities = [
  -1,
  0,
  1.5,
  1_000,
  '1e400',
  'NaN',
  9_007_199_254_740_993,
  true,
  [3],
  { set: 5 },
  null,
  '৫',
  ' 5',
];

test('hostile quantities are rejected, and nothing is written', async () => {
  const { shopper, body, product } = await makeCart();
  const before = await countOrders();
  for (const qty of hostileQuantities) {
    const answer = await postCheckout(http, { shopper, body: { ...body, item: [{ product_id: product.id, qty }] } });
    expect([qty, answer.status, answer.body.code]).toEqual([qty, 422, 'VALIDATION']);
  }
  const infinite = JSON.stringify({ ...body, item: [{ product_id: product.id, qty: 7 }] }).replace(
    '"qty":7',
    '"qty":1e400',
  );
  const answer = await http
    .post('/api/checkout-confirm')
    .set('authorization', `Bearer ${shopper.token}`)
    .set('content-type', 'application/json')
    .send(infinite);
  expect(answer.status).toBe(422);
  expect(await countOrders()).toBe(before);
});

test('no lines, 101 lines and 2,000 lines are rejected', async () => {
  const { shopper, body, product } = await makeCart();
  const lines = (length: number) => Array.from({ length }, () => ({ product_id: product.id, qty: 1 }));
  for (const length of [0, 101]) {
    expect((await postCheckout(http, { shopper, body: { ...body, item: lines(length) } })).status).toBe(422);
  }
  expect([413, 422]).toContain((await postCheckout(http, { shopper, body: { ...body, item: lines(2_000) } })).status);
});

test('an order number that is taken is generated again', async () => {
  const { shopper, body, product } = await makeCart();
  const { order_number: taken } = (await postCheckout(http, { shopper, body })).body.data;
  const numbers = [taken, taken, newOrderNumber()];
  const caller = { userId: shopper.userId, issuedAtMs: Date.now(), tokenVersion: 1 };
  const request = { body: endpoints.checkoutConfirm.body.parse(body), caller, idempotencyKey: 'a-key-of-its-own' };
  const answer = await confirmCheckout(services, request, () => numbers.shift() ?? '');
  expect(answer).toMatchObject({ success: true });
  expect(numbers).toEqual([]);
  expect(await stockOf(product.id)).toBe(3);
});
