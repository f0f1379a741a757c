import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeCoupon, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import type { NewOrder } from './new-order.ts';
import { newOrderNumber } from './order-number.ts';
import { createOrderStore } from './store-order.ts';

const { services } = await startTestApp();
const { db, pool } = services;

afterAll(() => assertInvariants(services));

/** A priced order of one product, with the rows it was priced from. */
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
    askedAt: new Date().toISOString(),
    lines: [
      { productId, name, nameBn, slug, photo, price, offerPrice, qty: 1, size: null, color: null, colorBn: null },
    ],
  };
  return { order, zone, coupon, product };
}

/** Sells out a product, with the stock movement. */
async function sellOut(productId: number) {
  const { stock } = await db.product.update({ where: { id: productId }, data: { stock: 0 }, select: { stock: true } });
  expect(stock).toBe(0);
  await db.stockMovement.create({ data: { productId, delta: -3, reason: 'adjustment' } });
}

let groupsTold = 0;
const shop = {
  db,
  operatorEmail: 'operator@haat.test',
  pendingBounds: { pendingOrders: null, pendingTotal: null },
  onStored: () => void (groupsTold += 1),
  tracing: services.tracing,
};
const store = createOrderStore(shop);

test('an order that is still as priced is stored, once for its number and its key', async () => {
  const { order, product } = await makePriced();
  const toldBefore = groupsTold;
  expect(await store(order)).toBe('stored');
  expect(groupsTold).toBe(toldBefore + 1);
  expect(await store({ ...order, idempotency: null })).toBe('number taken');
  expect(await store({ ...order, orderNumber: newOrderNumber() })).toBe('no longer as priced');
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(2);
});

test('an order that was asked for before a limit refused its account one is not stored; one asked for later is', async () => {
  const { order, product } = await makePriced();
  const refusedAt = new Date();
  await db.user.update({ where: { id: order.userId }, data: { orderRefusedAt: refusedAt } });
  const after = (ms: number) => new Date(refusedAt.getTime() + ms).toISOString();
  expect(await store({ ...order, askedAt: after(-1) })).toBe('refused since');
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(3);
  expect(await store({ ...order, askedAt: after(1) })).toBe('stored');
  expect(await store({ ...order, askedAt: after(-1) })).toBe('no longer as priced');
});

type Priced = Awaited<ReturnType<typeof makePriced>>;
test.each<[string, (priced: Priced) => Promise<unknown>]>([
  ['price', ({ product }) => db.product.update({ where: { id: product.id }, data: { offerPrice: 9_999 } })],
  ['stock', ({ product }) => sellOut(product.id)],
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

/** Stores orders as one group: they queue up while an earlier order is being stored. */
async function storeTogether(orders: NewOrder[], storing = store) {
  const { order: first } = await makePriced();
  const [, ...outcomes] = await Promise.allSettled([first, ...orders].map((order) => storing(order)));
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'));
}

test('orders of one group are decided in turn, and one that is refused spoils nobody’s', async () => {
  const { order: one, product } = await makePriced();
  const { order: another } = await makePriced();
  const alike = (changes: Partial<NewOrder>): NewOrder => ({
    ...one,
    orderNumber: newOrderNumber(),
    idempotency: null,
    coupon: null,
    discount: 0,
    total: 16_000,
    ...changes,
  });
  const two = one.lines.map((line) => ({ ...line, qty: 2 }));
  const outcomes = await storeTogether([
    one,
    alike({ idempotency: one.idempotency }),
    alike({ orderNumber: one.orderNumber }),
    alike({ lines: two, subtotal: 20_000, total: 26_000 }),
    alike({}),
    another,
  ]);
  expect(outcomes).toEqual([
    'stored',
    'no longer as priced',
    'number taken',
    'stored',
    // The previous order took the last of three pieces.
    'no longer as priced',
    'stored',
  ]);
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(0);
});

test('a coupon and the bounds of an account count the orders of the same group', async () => {
  const { order, coupon } = await makePriced();
  await db.coupon.update({ where: { id: coupon.id }, data: { totalLimit: 1 } });
  const others = await Promise.all([makePriced(), makePriced()]);
  const withCoupon = others.map((other): NewOrder => ({ ...other.order, coupon: order.coupon }));
  expect(await storeTogether([order, ...withCoupon])).toEqual(['stored', 'no longer as priced', 'no longer as priced']);

  const bounded = createOrderStore({
    ...shop,
    pendingBounds: { pendingOrders: 2, pendingTotal: null },
  });
  const phone = '+8801712340000';
  const toOneNumber = (await Promise.all([1, 2, 3].map(makePriced))).map((each): NewOrder => ({
    ...each.order,
    phone,
  }));
  expect(await storeTogether(toOneNumber, bounded)).toEqual(['stored', 'stored', 'too much pending']);
});

test('an order that the database cannot take fails alone', async () => {
  const priced = await Promise.all([1, 2, 3].map(makePriced));
  const [one, spoiled, other] = priced.map(({ order }) => order) as [NewOrder, NewOrder, NewOrder];
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await storeTogether([one, { ...spoiled, userId: nobody }, other])).toEqual(['stored', 'failed', 'stored']);
  expect(await db.order.count({ where: { userId: nobody } })).toBe(0);
});

test('a group whose connection is cut leaves nothing behind, and each of its orders can be stored again', async () => {
  const priced = await Promise.all([1, 2, 3].map(makePriced));
  const orders = priced.map(({ order }) => order);
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [priced[0]?.product.id]);
    const outcomes = storeTogether(orders);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%place_orders%'`;
    await expect.poll(async () => (await pool.query(cut)).rowCount).toBe(1);
    expect(await outcomes).toEqual(['failed', 'failed', 'failed']);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  const userIds = orders.map(({ userId }) => userId);
  expect(await db.order.count({ where: { userId: { in: userIds } } })).toBe(0);
  expect(await storeTogether(orders)).toEqual(['stored', 'stored', 'stored']);
});

test('groups of two processes that want the same products wait for each other without a deadlock', async () => {
  const stores = [store, createOrderStore(shop)];
  const shelf = await Promise.all(
    Array.from({ length: 6 }, () => makeProduct(services, { price: 10_000, stock: 100 })),
  );
  const lowest = Math.min(...shelf.map(({ id }) => id));
  const holder = await pool.connect();
  try {
    for (let round = 0; round < 10; round += 1) {
      const orders = await Promise.all(stores.map(async () => orderOf((await makePriced()).order, shelf)));
      await holder.query('BEGIN');
      await holder.query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE', [lowest]);
      const storing = stores.map((storeOne, index) => storeOne(orders[index] as NewOrder));
      const waiting = `SELECT FROM pg_stat_activity
                        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%place_orders%'`;
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
      await holder.query('COMMIT');
      expect(await Promise.all(storing)).toEqual(['stored', 'stored']);
    }
  } finally {
    holder.release();
  }
  // Deadlocks are retried, so no outcome would reveal one.
  const { rows } = await pool.query('SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()');
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

/** The same order with one piece of each of these products instead. */
function orderOf(order: NewOrder, products: Awaited<ReturnType<typeof makeProduct>>[]): NewOrder {
  const lines = products.flatMap(({ id }) => order.lines.map((line) => ({ ...line, productId: id })));
  const subtotal = 10_000 * lines.length;
  return { ...order, coupon: null, discount: 0, lines, subtotal, total: subtotal + order.deliveryCharge };
}
