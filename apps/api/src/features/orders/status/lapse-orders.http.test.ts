import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeCoupon, makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { readMails } from '../../../../test/read-mails.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { lapseOrders } from './lapse-orders.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;

afterAll(() => assertInvariants(services));

async function makeOldOrder(hours: number) {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const coupon = await makeCoupon(services, { value: 1_000, totalLimit: 1 });
  const product = await makeProduct(services, { stock: 4 });
  const item = [{ product_id: product.id, qty: 3 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item, coupon_code: coupon.code });
  await pool.query(`UPDATE orders SET created_at = now() - make_interval(hours => $2) WHERE order_number = $1`, [
    orderNumber,
    hours,
  ]);
  return { orderNumber, shopper, coupon, product };
}

const statusOf = async (orderNumber: string) => (await db.order.findUniqueOrThrow({ where: { orderNumber } })).status;

test('an order that nobody confirms lapses: stock and coupon come back, and the shopper is told why', async () => {
  const old = await makeOldOrder(73);
  const young = await makeOldOrder(71);
  const confirmed = await makeOldOrder(100);
  await changeOrderStatus(services, { orderNumber: confirmed.orderNumber, status: 'confirmed', byUserId: null });

  expect(await lapseOrders(services, { hours: 72 })).toBe(1);
  expect(await statusOf(old.orderNumber)).toBe('cancelled');
  expect(await statusOf(young.orderNumber)).toBe('pending');
  expect(await statusOf(confirmed.orderNumber)).toBe('confirmed');
  expect((await db.product.findUniqueOrThrow({ where: { id: old.product.id } })).stock).toBe(4);
  expect((await db.coupon.findUniqueOrThrow({ where: { id: old.coupon.id } })).usedCount).toBe(0);
  const mails = await readMails(services, old.shopper.email);
  expect(mails.at(-1)?.kind).toBe('order-cancelled');
  expect(mails.at(-1)?.text).toContain('We could not reach you to confirm your order');
  expect(await lapseOrders(services, { hours: 72 })).toBe(0);
});

test('an order that is confirmed while it lapses stays', async () => {
  const { orderNumber } = await makeOldOrder(80);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`UPDATE orders SET status = 'confirmed' WHERE order_number = $1`, [orderNumber]);
    await client.query(
      `INSERT INTO order_status_changes (order_id, from_status, to_status)
       SELECT id, 'pending', 'confirmed' FROM orders WHERE order_number = $1`,
      [orderNumber],
    );
    const lapsing = lapseOrders(services, { hours: 72 });
    await untilWaiting(client, 1);
    await client.query('COMMIT');
    await lapsing;
  } finally {
    client.release();
  }
  expect(await statusOf(orderNumber)).toBe('confirmed');
});
