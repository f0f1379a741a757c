import { afterEach, expect, test } from 'vitest';
import { assertInvariants } from '../../../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../../../test/data/make-order.ts';
import { makeProduct, makeShop } from '../../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';
import { whileLocked } from '../../../../../test/while-locked.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const staff = await makeStaff(services, { role: 'staff' });
const zone = await makeZone(services);

afterEach(() => assertInvariants(services));

async function orderOf(...products: { id: number }[]): Promise<string> {
  const shopper = await makeShopper(services);
  const { orderNumber } = await makeOrder(http, {
    shopper,
    zone,
    item: products.map(({ id }) => ({ product_id: id, qty: 1 })),
  });
  return orderNumber;
}

/** The order numbers that staff see for a shop. */
async function ordersOf(shop: { id: number }): Promise<string[]> {
  const { body } = await http.get(`/api/admin/orders?shop=${shop.id}`).set(staff.headers);
  return body.data.map((row: { order_number: string }) => row.order_number);
}

const move = (product: { id: number }, to: { id: number }) =>
  db.product.update({ where: { id: product.id }, data: { shopId: to.id } });

test('a product that moves to another shop takes its orders along, and leaves those that hold another of the old one', async () => {
  const [from, to] = [await makeShop(services), await makeShop(services)];
  const [mug, bowl] = [
    await makeProduct(services, { shopId: from.id }),
    await makeProduct(services, { shopId: from.id }),
  ];
  const [alone, both] = [await orderOf(mug), await orderOf(mug, bowl)];
  await move(mug, to);
  expect([await ordersOf(from), await ordersOf(to)]).toEqual([[both], [alone, both]]);
  await move(bowl, to);
  expect([await ordersOf(from), await ordersOf(to)]).toEqual([[], [alone, both]]);
});

test('two products of one order that leave their shop at once leave nothing of it behind', async () => {
  const [from, to] = [await makeShop(services), await makeShop(services)];
  const [mug, bowl] = [
    await makeProduct(services, { shopId: from.id }),
    await makeProduct(services, { shopId: from.id }),
  ];
  const both = await orderOf(mug, bowl);
  await whileLocked(pool, 'SELECT FROM catalogue_version FOR UPDATE', {
    waiting: 2,
    work: () => Promise.all([move(mug, to), move(bowl, to)]),
  });
  expect([await ordersOf(from), await ordersOf(to)]).toEqual([[], [both]]);
});

test('an order that is stored while its product moves belongs to the new shop', async () => {
  const [from, to] = [await makeShop(services), await makeShop(services)];
  const mug = await makeProduct(services, { shopId: from.id });
  const orderNumber = await whileLocked(pool, `UPDATE products SET shop_id = ${to.id} WHERE id = ${mug.id}`, {
    waiting: 1,
    work: () => orderOf(mug),
  });
  expect([await ordersOf(from), await ordersOf(to)]).toEqual([[], [orderNumber]]);
});

test('a recount finds the shops of orders that exist, and loses what is wrong', async () => {
  const [one, other] = [await makeShop(services), await makeShop(services)];
  const [mug, bowl] = [
    await makeProduct(services, { shopId: one.id }),
    await makeProduct(services, { shopId: other.id }),
  ];
  const [alone, both] = [await orderOf(mug), await orderOf(mug, bowl)];
  await pool.query(`UPDATE order_shops SET shop_id = $1, status = 'delivered', total = 1 WHERE shop_id = $2`, [
    (await makeShop(services)).id,
    one.id,
  ]);
  expect(await ordersOf(one)).toEqual([]);
  await pool.query('SELECT recount_order_shops()');
  expect([await ordersOf(one), await ordersOf(other)]).toEqual([[alone, both], [both]]);
});
