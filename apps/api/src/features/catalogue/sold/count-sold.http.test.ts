import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { changeOrderStatus } from '../../orders/public.ts';
import { countSold } from './count-sold.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const shopper = await makeShopper(services);
const zone = await makeZone(services);
const products = await Promise.all([1, 2, 3].map(() => makeProduct(services, { stock: 500 })));
const [popular, other, third] = products.map(({ id }) => id) as [number, number, number];

/** An order for a popular product in two colours and for another product. */
async function order(ofOther = other): Promise<string> {
  const item = [1, 2, 1].map((qty, index) => ({ product_id: index < 2 ? popular : ofOther, qty }));
  return (await makeOrder(http, { shopper, zone, item })).orderNumber;
}

async function move(orderNumber: string, ...statuses: Parameters<typeof changeOrderStatus>[1]['status'][]) {
  for (const status of statuses)
    expect(await changeOrderStatus(services, { orderNumber, status, byUserId: null })).toBe(true);
}

/** The rows that differ from a full recount of all orders. */
async function differences(): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT product_id, day, sum(pieces) AS pieces, sum(kept) AS kept, sum(kept_total) AS kept_total
      FROM (SELECT product_id, day, pieces, kept, kept_total FROM sold_by_day
            UNION ALL
            SELECT l.product_id, (o.created_at AT TIME ZONE 'Asia/Dhaka')::date, CASE WHEN o.status <> 'cancelled' THEN -l.qty ELSE 0 END,
                   CASE WHEN o.status NOT IN ('cancelled', 'returned') THEN -l.qty ELSE 0 END,
                   CASE WHEN o.status NOT IN ('cancelled', 'returned') THEN -l.qty * l.offer_price::bigint ELSE 0 END
              FROM order_lines l JOIN orders o ON o.id = l.order_id) AS counts
     GROUP BY product_id, day HAVING (sum(pieces), sum(kept), sum(kept_total)) <> (0, 0, 0)`);
  return rows;
}

async function mark(): Promise<bigint> {
  return (await db.soldMark.findFirstOrThrow()).movementId;
}

test('orders, cancellations and returns are counted once, by several at once and while they come', async () => {
  const [cancelled, returned] = await Promise.all([order(), order(), order()]);
  await countSold(services);
  await Promise.all([
    move(cancelled, 'cancelled'),
    move(returned, 'confirmed', 'packed', 'shipped', 'delivered', 'returned'),
    order(),
    order().then((number) => move(number, 'confirmed', 'cancelled')),
    ...[1, 2, 3].map(() => countSold(services, { bites: { movements: 2, days: 1, products: 1 } })),
  ]);
  expect(await countSold(services)).toBe(true);
  expect(await differences()).toEqual([]);
  expect(await countSold(services)).toBe(true);
  expect(await differences()).toEqual([]);
  await assertInvariants(services);
});

test('a bite reads as many movements as it may, and one that dies has not counted', async () => {
  await order();
  await order();
  const before = await mark();
  const dying = await pool.connect();
  const { rows } = await dying.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await dying.query('BEGIN');
  await dying.query('SELECT count_sold(1000000, 3)');
  // Another transaction is counting; this one does not wait for it.
  expect(await db.$queryRaw`SELECT count_sold(1000000, 3) AS more`).toEqual([{ more: false }]);
  dying.on('error', () => {});
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  dying.release(true);
  await expect
    .poll(() => db.$queryRaw`SELECT count_sold((SELECT max(id) FROM stock_movements), 3) AS more`)
    .toEqual([{ more: true }]);
  expect(await mark()).toBe(before + 3n);
  expect(await countSold(services, { signal: AbortSignal.abort() })).toBe(false);
  expect(await mark()).toBe(before + 3n);
  await countSold(services);
  expect(await differences()).toEqual([]);
});

test('an order that is stored slowly is waited for, because later ones have later numbers', async () => {
  const slow = await pool.connect();
  await slow.query('BEGIN');
  await slow.query('UPDATE products SET stock = stock - 1 WHERE id = $1', [third]);
  const { rows } = await slow.query<{ id: string }>(
    `INSERT INTO orders (order_number, user_id, name, email, phone, address, shipping_address, subtotal, delivery_charge, total)
     VALUES ('HT-SLOW-SLOW', $1, '', '', '', '', '', 1000, 0, 1000) RETURNING id`,
    [shopper.userId],
  );
  await slow.query(
    `INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty)
     VALUES ($1, 0, $2, '', '', '', '', 1000, 1000, 1)`,
    [rows[0]?.id, third],
  );
  await slow.query("INSERT INTO stock_movements (product_id, delta, reason, order_id) VALUES ($2, -1, 'order', $1)", [
    rows[0]?.id,
    third,
  ]);
  await order(other);
  let isCounted = false;
  const counting = countSold(services).then(() => (isCounted = true));
  await sleep(200);
  expect(isCounted).toBe(false);
  await slow.query('COMMIT');
  slow.release();
  await counting;
  expect(await differences()).toEqual([]);
});

test('what sold long ago is one row, which best sellers and later cancellations still find', async () => {
  const old = await makeProduct(services, { stock: 9 });
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: old.id, qty: 3 }] });
  await countSold(services);
  await db.$executeRaw`UPDATE orders SET created_at = created_at - interval '91 days' WHERE order_number = ${orderNumber}`;
  await db.$executeRaw`UPDATE sold_by_day SET day = day - 91 WHERE product_id = ${old.id}`;
  await countSold(services, { bites: { movements: 1, days: 1, products: 2 } });
  const rows = () =>
    db.$queryRaw`SELECT day::text, pieces::int, kept::int FROM sold_by_day WHERE product_id = ${old.id}`;
  expect(await rows()).toEqual([{ day: '-infinity', pieces: 3, kept: 3 }]);
  const best = async () => (await http.get('/api/bestSelling-list')).body.data.map(({ id }: { id: number }) => id);
  await makeProduct(services);
  await expect.poll(best).toEqual(expect.arrayContaining([popular, other, third, old.id]));
  const [first, , , last] = await best();
  expect([first, last]).toEqual([popular, old.id]);
  await move(orderNumber, 'cancelled');
  await countSold(services);
  expect(await rows()).toEqual([{ day: '-infinity', pieces: 0, kept: 0 }]);
  await expect.poll(async () => (await best())[3]).not.toBe(old.id);
});
