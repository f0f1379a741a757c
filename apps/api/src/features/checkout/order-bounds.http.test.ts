import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeOrder, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { changeOrderStatus } from '../orders/public.ts';

/** The default bounds of a shop. */
const { http, services } = await startTestApp({
  ORDER_MAX_LINES: '50',
  ORDER_MAX_PIECES: '20',
  PENDING_MAX_ORDERS: '5',
  PENDING_MAX_TAKA: '100000',
  LIMIT_CHECKOUT_NEW: '20/24h',
});
const { db, pool } = services;
const zone = await makeZone(services, { deliveryCharge: 0 });

afterAll(() => assertInvariants(services));

const phoneOf = (number: number) => `017${String(number).padStart(8, '0')}`;
let phones = 0;

/** Places an order with a unique phone number unless one is given. */
async function order(
  shopper: TestShopper,
  { productId, qty = 1, ...fields }: { productId: number; qty?: number; phone?: string },
) {
  phones += 1;
  const item = [{ product_id: productId, qty }];
  return postCheckout(http, {
    shopper,
    body: checkoutBody({ shopper, zone, item, phone: phoneOf(phones), ...fields }),
  });
}

async function deliver(orderNumber: string) {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await changeOrderStatus(services, { orderNumber, status, byUserId: null });
}

test('an order cannot empty a shelf: pieces of a product and lines are limited', async () => {
  const shopper = await makeShopper(services);
  const { id, title } = await makeProduct(services, { stock: 500, price: 1_000 });
  const refused = await order(shopper, { productId: id, qty: 21 });
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_LIMIT']);
  expect(refused.body.message).toBe(`One order holds at most 20 pieces of ${title}. For more, please call us.`);
  expect(refused.body.errors).toMatchObject([{ path: 'item.0.qty' }]);
  expect(refused.body.data.lines[0]).toMatchObject({ problem: 'ABOVE_LIMIT', max_qty: 20 });
  expect((await order(shopper, { productId: id, qty: 20 })).status).toBe(201);

  const item = Array.from({ length: 51 }, () => ({ product_id: id, qty: 1 }));
  const products = await Promise.all(item.map(() => makeProduct(services, { stock: 1, price: 1_000 })));
  const lines = products.map((product) => ({ product_id: product.id, qty: 1 }));
  const tooLong = await postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item: lines }) });
  expect([tooLong.status, tooLong.body.code]).toEqual([409, 'ORDER_LIMIT']);
  expect(tooLong.body.message).toContain('at most 50 lines');
});

test('a new account has at most five pending orders, concurrent ones included; a delivery lifts the bound', async () => {
  const shopper = await makeShopper(services);
  const { id } = await makeProduct(services, { stock: 100, price: 1_000 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => order(shopper, { productId: id })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = answers.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.body.code]).toEqual([409, 'ORDER_LIMIT']);
  expect(refused?.body.message).toMatch(/at most 5 orders and 100000 Taka .* please call us/);
  expect((await db.product.findUniqueOrThrow({ where: { id } })).stock).toBe(95);

  const delivered = answers.find(({ status }) => status === 201)?.body.data.order_number;
  await deliver(delivered);
  expect((await order(shopper, { productId: id })).status).toBe(201);
  expect((await order(shopper, { productId: id })).status).toBe(201);
});

test('alternately ordering and cancelling does not flood a stranger’s mailbox', async () => {
  const shopper = await makeShopper(services);
  const { id } = await makeProduct(services, { stock: 100, price: 1_000 });
  const orderAndCancel = async () => {
    const placed = await order(shopper, { productId: id });
    if (placed.status !== 201) return placed.status;
    const path = `/api/order/${placed.body.data.order_number}/cancel`;
    return (await http.post(path).set('authorization', `Bearer ${shopper.token}`)).status;
  };
  const statuses = [];
  for (let turn = 0; turn < 22; turn += 1) statuses.push(await orderAndCancel());
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
});

test('pending orders total at most ৳1,00,000, and the quote says so beforehand', async () => {
  const shopper = await makeShopper(services);
  const dear = await makeProduct(services, { stock: 10, price: 6_000_000 });
  expect((await order(shopper, { productId: dear.id })).status).toBe(201);
  const quote = await http
    .post('/api/checkout-quote')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ item: [{ product_id: dear.id, qty: 1 }], shipping_id: zone.id });
  expect(quote.body.data).toMatchObject({
    problem: 'TOO_MUCH_PENDING',
    limits: { lines: 50, pending_orders: 5, pending_total: 100_000 },
    is_orderable: false,
  });
  expect((await order(shopper, { productId: dear.id })).body.code).toBe('ORDER_LIMIT');
  const cheap = await makeProduct(services, { stock: 10, price: 4_000_000 });
  expect((await order(shopper, { productId: cheap.id })).status).toBe(201);
});

test('many new accounts that order to one phone number share a bound', async () => {
  const { id } = await makeProduct(services, { stock: 100, price: 1_000 });
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => makeShopper(services)));
  const answers = await Promise.all(shoppers.map((each) => order(each, { productId: id, phone: '01899999999' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

test('a size or colour that the product does not have, or no longer has, is reported on its line', async () => {
  const shopper = await makeShopper(services);
  const product = await makeProduct(services, { sizes: ['M'], colors: [{ color: 'Red', hex: '#aa0000' }] });
  const post = (line: object) => {
    const item = [{ product_id: product.id, qty: 1, ...line }];
    return postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item, phone: phoneOf(99) }) });
  };
  const long = 'x'.repeat(80);
  const wrong = await post({ size: long });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'QUOTE_CHANGED']);
  expect(wrong.body).toMatchObject({ errors: [{ path: 'item.0.size' }], data: { lines: [{ problem: 'SIZE_GONE' }] } });
  const colour = await post({ size: 'M', color: 'Green' });
  expect(colour.body).toMatchObject({
    errors: [{ path: 'item.0.color' }],
    data: { lines: [{ problem: 'COLOR_GONE' }] },
  });
  expect((await post({ size: 'M', color: 'Red' })).status).toBe(201);
});

test('an order from the cart removes its lines from the account’s cart; Buy Now does not', async () => {
  const shopper = await makeShopper(services);
  const [one, other] = [await makeProduct(services, { sizes: ['M'] }), await makeProduct(services)];
  const inCart = [
    { product_id: one.id, qty: 3, known_qty: 0, size: 'M' },
    { product_id: one.id, qty: 1, known_qty: 0 },
    { product_id: other.id, qty: 1, known_qty: 0 },
  ];
  const authorization = { authorization: `Bearer ${shopper.token}` };
  await http.post('/api/saved-lists').set(authorization).send({ cart: inCart, favourites: [] });
  const savedCart = async () => (await http.get('/api/saved-lists').set(authorization)).body.data.cart;
  const item = [
    { product_id: one.id, qty: 2, size: 'M' },
    { product_id: other.id, qty: 1 },
  ];

  await makeOrder(http, { shopper, zone, item: [{ product_id: other.id, qty: 1 }], phone: phoneOf(101) });
  expect(await savedCart()).toHaveLength(3);
  await makeOrder(http, { shopper, zone, item, is_from_cart: true, phone: phoneOf(102) });
  expect(await savedCart()).toMatchObject([
    { product_id: one.id, qty: 1, size: 'M' },
    { product_id: one.id, qty: 1, size: null },
  ]);
});

test('an order and a device that changes the cart wait for each other', async () => {
  const shopper = await makeShopper(services);
  const product = await makeProduct(services);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [shopper.userId]);
    let isPlaced = false;
    const placing = order(shopper, { productId: product.id }).then(() => (isPlaced = true));
    await untilWaiting(client, 1);
    expect(isPlaced).toBe(false);
    await client.query('COMMIT');
    await placing;
    expect(isPlaced).toBe(true);
  } finally {
    client.release();
  }
});

test('of a new account only what becomes an order is counted', async () => {
  const strict = await startTestApp({ LIMIT_CHECKOUT_NEW: '2/24h' });
  const shopper = await makeShopper(strict.services);
  const product = await makeProduct(strict.services, { price: 1_000, stock: 5 });
  const area = await makeZone(strict.services);
  const post = (qty: number, key?: string) =>
    postCheckout(strict.http, {
      shopper,
      body: checkoutBody({ shopper, zone: area, item: [{ product_id: product.id, qty }] }),
      ...(key && { key }),
    });
  for (let turn = 0; turn < 3; turn += 1) expect((await post(6)).status).toBe(409);
  const key = 'key-of-the-first-order';
  expect((await post(1, key)).status).toBe(201);
  for (let turn = 0; turn < 3; turn += 1) expect((await post(1, key)).status).toBe(200);
  expect((await post(1)).status).toBe(201);
  for (let turn = 0; turn < 3; turn += 1) expect((await post(1)).status).toBe(429);
});

test.each(['LIMIT_CHECKOUT', 'LIMIT_CHECKOUT_NEW', 'LIMIT_CHECKOUT_PHONE'])(
  'whoever has reached %s still gets the answer of an order that is placed, which is not counted again',
  async (setting) => {
    const strict = await startTestApp({ [setting]: '2/h' });
    const shopper = await makeShopper(strict.services);
    const product = await makeProduct(strict.services, { price: 1_000, stock: 9 });
    const body = checkoutBody({
      shopper,
      zone: await makeZone(strict.services),
      item: [{ product_id: product.id, qty: 1 }],
    });
    const post = (key: string) => postCheckout(strict.http, { shopper, body, key });
    const first = await post('key-of-the-first-order');
    const again = async () => {
      const repeated = await post('key-of-the-first-order');
      expect([repeated.status, repeated.headers['idempotent-replayed']]).toEqual([200, 'true']);
      expect(repeated.body.data.order_number).toBe(first.body.data.order_number);
    };
    for (let turn = 0; turn < 3; turn += 1) await again();
    expect((await post('key-of-the-second-order')).status).toBe(201);
    expect((await post('key-of-the-third-order')).status).toBe(429);
    await again();
    expect((await post('key-of-the-third-order')).body.code).toBe('RATE_LIMITED');
  },
);
