import { afterAll, afterEach, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeCoupon, makeOrder, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { changeOrderStatus } from '../orders/public.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const zone = await makeZone(services);

afterEach(() => assertInvariants(services));
// Deadlocks are retried, so no response would reveal one.
afterAll(async () => {
  const sql = 'SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()';
  const { rows } = await pool.query<{ deadlocks: number }>(sql);
  if (rows[0]?.deadlocks !== 0) throw new Error(`deadlocks: ${rows[0]?.deadlocks}`);
});

function makeShoppers(length: number): Promise<TestShopper[]> {
  return Promise.all(Array.from({ length }, () => makeShopper(services)));
}

const oneOfEach = (ids: number[]) => ids.map((id) => ({ product_id: id, qty: 1 }));

async function stockOf(id: number) {
  return (await db.product.findUniqueOrThrow({ where: { id } })).stock;
}

function tally(answers: { status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('200 buyers of 50 units: 50 orders, 150 refused as sold out', async () => {
  const product = await makeProduct(services, { stock: 50 });
  const item = [{ product_id: product.id, qty: 1 }];
  const shoppers = await makeShoppers(200);
  const answers = await Promise.all(
    shoppers.map((shopper) => postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) })),
  );
  expect(tally(answers)).toEqual({ 201: 50, 409: 150 });
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.every(({ body }) => body.code === 'OUT_OF_STOCK' && body.data.lines[0].available === 0)).toBe(true);
  expect(await stockOf(product.id)).toBe(0);
});

test('the last piece, seen by several before anybody takes it: one order, the others are refused', async () => {
  const product = await makeProduct(services, { stock: 1 });
  const item = [{ product_id: product.id, qty: 1 }];
  const shoppers = await makeShoppers(5);
  await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR NO KEY UPDATE`, {
    // The first order alone, and the others as a group.
    waiting: 2,
    work: async () => {
      const answers = await Promise.all(
        shoppers.map((shopper) => postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) })),
      );
      expect(tally(answers)).toEqual({ 201: 1, 409: 4 });
    },
  });
});

test('two buyers who both saw the last unit: one gets it', async () => {
  const product = await makeProduct(services, { stock: 1 });
  const item = [{ product_id: product.id, qty: 1 }];
  const shoppers = await makeShoppers(2);
  let answers: { status: number }[] = [];
  await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR NO KEY UPDATE`, {
    waiting: 2,
    work: async () => {
      answers = await Promise.all(
        shoppers.map((shopper) => postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) })),
      );
    },
  });
  expect(tally(answers)).toEqual({ 201: 1, 409: 1 });
});

test.each([
  ['rises', 10_100, { status: 409, code: 'QUOTE_CHANGED' }],
  ['falls', 9_900, { status: 201, code: undefined }],
])('a price that %s between quote and order', async (_name, newPrice, expected) => {
  const product = await makeProduct(services, { price: 20_000, offerPrice: 10_000 });
  const shopper = await makeShopper(services);
  const item = [{ product_id: product.id, qty: 1 }];
  const body = checkoutBody({ shopper, zone, item, total_amount: (10_000 + zone.deliveryCharge) / 100 });
  await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR NO KEY UPDATE`, {
    waiting: 1,
    change: `UPDATE products SET offer_price = ${newPrice} WHERE id = ${product.id}`,
    work: async () => {
      const answer = await postCheckout(http, { shopper, body });
      expect([answer.status, answer.body.code]).toEqual([expected.status, expected.code]);
      const { total_amount: total } = answer.body.data;
      expect(total).toBe((newPrice + zone.deliveryCharge) / 100);
    },
  });
});

test.each([
  ['ends', `ends_at = now() - interval '1 second'`, 'COUPON_INVALID'],
  ['is used up by another', 'total_limit = 1, used_count = 1', 'COUPON_EXHAUSTED'],
])('a coupon that %s between quote and order', async (_name, change, code) => {
  const product = await makeProduct(services, { stock: 1 });
  const coupon = await makeCoupon(services);
  const shopper = await makeShopper(services);
  const item = [{ product_id: product.id, qty: 1 }];
  await whileLocked(pool, `SELECT FROM coupons WHERE id = ${coupon.id} FOR UPDATE`, {
    waiting: 1,
    change: `UPDATE coupons SET ${change} WHERE id = ${coupon.id}`,
    work: async () => {
      const body = checkoutBody({ shopper, zone, item, coupon_code: coupon.code });
      const answer = await postCheckout(http, { shopper, body });
      expect(answer.body.code).toBe(code);
    },
  });
  expect(await stockOf(product.id)).toBe(1);
  // The test set the coupon's other use itself.
  await db.coupon.update({ where: { id: coupon.id }, data: { usedCount: 0 } });
});

test('an order that the shop processes while it is being cancelled stays, and keeps its stock', async () => {
  const product = await makeProduct(services, { stock: 1 });
  const shopper = await makeShopper(services);
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const { id } = await db.order.findUniqueOrThrow({ where: { orderNumber } });
  await whileLocked(pool, `SELECT FROM orders WHERE id = ${id} FOR UPDATE`, {
    waiting: 1,
    change: `UPDATE orders SET status = 'confirmed' WHERE id = ${id};
             INSERT INTO order_status_changes (order_id, from_status, to_status) VALUES (${id}, 'pending', 'confirmed')`,
    work: async () => {
      const answer = await http
        .post(`/api/order/${orderNumber}/cancel`)
        .set('authorization', `Bearer ${shopper.token}`);
      expect([answer.status, answer.body.code]).toEqual([409, 'NOT_CANCELLABLE']);
    },
  });
  expect(await stockOf(product.id)).toBe(0);
});

test('the same request 50 times at once: one order, 49 replays', async () => {
  const product = await makeProduct(services, { stock: 50 });
  const shopper = await makeShopper(services);
  const body = checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  // All requests have read before the first can write.
  await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR NO KEY UPDATE`, {
    waiting: 2,
    work: async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => postCheckout(http, { shopper, body, key: 'fifty-at-once' })),
      );
      expect(tally(answers)).toEqual({ 200: 49, 201: 1 });
      expect(new Set(answers.map((answer) => answer.body.data.order_number)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
    },
  });
  expect(await stockOf(product.id)).toBe(49);
});

test('the last unit bought twice with one key: an order and a replay, no refusal', async () => {
  const product = await makeProduct(services, { stock: 1 });
  const shopper = await makeShopper(services);
  const body = checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const answers = await Promise.all([1, 2, 3].map(() => postCheckout(http, { shopper, body, key: 'the-last-one' })));
  expect(tally(answers)).toEqual({ 200: 2, 201: 1 });
});

test('300 carts of 5 among 10 products in any order: all are placed', async () => {
  const products = await Promise.all(Array.from({ length: 10 }, () => makeProduct(services, { stock: 1_000 })));
  const shoppers = await makeShoppers(30);
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) => {
      const shopper = shoppers[index % shoppers.length];
      if (!shopper) throw new Error('no shopper');
      const chosen = Array.from({ length: 5 }, (__, step) => products[(index + step * 3) % 10]);
      const ids = chosen.flatMap((product) => (product ? [product.id] : []));
      const item = oneOfEach(index % 2 ? ids : ids.toReversed());
      return postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) });
    }),
  );
  expect(tally(answers)).toEqual({ 201: 300 });
});

test('a coupon with one use, wanted by 100: one gets it, 99 are refused', async () => {
  const product = await makeProduct(services, { stock: 100 });
  const coupon = await makeCoupon(services, { totalLimit: 1 });
  const item = [{ product_id: product.id, qty: 1 }];
  const shoppers = await makeShoppers(100);
  const answers = await Promise.all(
    shoppers.map((shopper) => {
      const body = checkoutBody({ shopper, zone, item, coupon_code: coupon.code });
      return postCheckout(http, { shopper, body });
    }),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 99 });
  expect(answers.filter(({ body }) => body.code === 'COUPON_EXHAUSTED')).toHaveLength(99);
  expect(await stockOf(product.id)).toBe(99);
});

test('a coupon limited to one per customer, used 20 times at once by one: applied once', async () => {
  const product = await makeProduct(services, { stock: 100 });
  const coupon = await makeCoupon(services, { perCustomerLimit: 1 });
  const shopper = await makeShopper(services);
  const item = [{ product_id: product.id, qty: 1 }];
  const body = checkoutBody({ shopper, zone, item, coupon_code: coupon.code });
  const answers = await Promise.all(Array.from({ length: 20 }, () => postCheckout(http, { shopper, body })));
  expect(tally(answers)).toEqual({ 201: 1, 422: 19 });
});

test('cancelled ten times at once: stock and coupon are returned once', async () => {
  const product = await makeProduct(services, { stock: 5 });
  const coupon = await makeCoupon(services, { totalLimit: 5 });
  const shopper = await makeShopper(services);
  const item = [{ product_id: product.id, qty: 3 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item, coupon_code: coupon.code });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      http.post(`/api/order/${orderNumber}/cancel`).set('authorization', `Bearer ${shopper.token}`),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
  expect(await stockOf(product.id)).toBe(5);
  expect((await db.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount).toBe(0);
});

test('cancelled by the shopper while the shop confirms: one of the two succeeds, 20 times', async () => {
  const product = await makeProduct(services, { stock: 20 });
  const shopper = await makeShopper(services);
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] })),
  );
  let cancelled = 0;
  for (const { orderNumber } of orders) {
    const [answer, isConfirmed] = await Promise.all([
      http.post(`/api/order/${orderNumber}/cancel`).set('authorization', `Bearer ${shopper.token}`),
      changeOrderStatus(services, { orderNumber, status: 'confirmed', byUserId: null }),
    ]);
    expect([answer.status, isConfirmed]).toEqual(isConfirmed ? [409, true] : [200, false]);
    if (answer.status === 200) cancelled += 1;
  }
  expect(await stockOf(product.id)).toBe(cancelled);
});

test('concurrent orders and cancellations of the same products do not deadlock', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct(services, { stock: 500 })));
  const shopper = await makeShopper(services);
  // Four of the six products, each cart starting at another one and in either direction.
  const cart = (index: number) => {
    const ids = [0, 1, 2, 3].flatMap((step) => products[(index + step) % products.length]?.id ?? []);
    return oneOfEach(index % 2 ? ids : ids.toReversed());
  };
  const indexes = Array.from({ length: 60 }, (_, index) => index);
  const orders = await Promise.all(indexes.map((index) => makeOrder(http, { shopper, zone, item: cart(index) })));
  const answers = await Promise.all(
    orders.flatMap(({ orderNumber }, index) => [
      http.post(`/api/order/${orderNumber}/cancel`).set('authorization', `Bearer ${shopper.token}`),
      postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item: cart(index + 1) }) }),
    ]),
  );
  expect(tally(answers)).toEqual({ 200: 60, 201: 60 });
});

test('the list of coupons drops a used-up one within seconds, and has it again once the order is cancelled', async () => {
  const product = await makeProduct(services, { stock: 5 });
  const coupon = await makeCoupon(services, { totalLimit: 1 });
  const shopper = await makeShopper(services);
  const isListed = async () => {
    const { body } = await http.get('/api/coupon-list');
    return body.data.some(({ code }: { code: string }) => code === coupon.code);
  };
  await expect.poll(isListed, { timeout: 3_000 }).toBe(true);
  const item = [{ product_id: product.id, qty: 1 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item, coupon_code: coupon.code });
  await expect.poll(isListed, { timeout: 3_000 }).toBe(false);
  await http.post(`/api/order/${orderNumber}/cancel`).set('authorization', `Bearer ${shopper.token}`);
  await expect.poll(isListed, { timeout: 3_000 }).toBe(true);
});
