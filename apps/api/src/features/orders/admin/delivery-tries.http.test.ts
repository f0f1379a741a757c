import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { whileLocked } from '../../../../test/while-locked.ts';
import { forgetOrdersOf } from '../personal-data.ts';

const { http, services } = await startTestApp();
const { db } = services;
const staff = await makeStaff(services, { role: 'staff' });
const zone = await makeZone(services);
const shopper = await makeShopper(services);

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin/${path}`).set(staff.headers);
const note = (orderNumber: string, nth: number, reason = 'Nobody was at home') =>
  http.post(`/api/admin/orders/${orderNumber}/tries`).set(staff.headers).send({ nth, reason });
const takeBack = (orderNumber: string, nth: number) =>
  http.post(`/api/admin/orders/${orderNumber}/tries/${nth}/undo`).set(staff.headers).send({});

async function move(orderNumber: string, ...statuses: string[]) {
  for (const to of statuses) {
    const body = { order_numbers: [orderNumber], to };
    await http.post('/api/admin/orders/move').set(staff.headers).send(body).expect(200);
  }
}

async function makeShipped() {
  const product = await makeProduct(services, { stock: 5 });
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  await move(orderNumber, 'confirmed', 'packed', 'shipped');
  return { orderNumber, shopId: product.shopId };
}

const listed = async (query = '') => {
  const { body } = await get(`orders?view=undelivered${query}`).expect(200);
  return { numbers: body.data.map((row: { order_number: string }) => row.order_number), count: body.views.undelivered };
};

test('an order is listed once it was not delivered twice, and no longer once that is taken back', async () => {
  const { orderNumber, shopId } = await makeShipped();
  await makeShipped();
  await note(orderNumber, 1).expect(200);
  expect((await listed()).numbers).not.toContain(orderNumber);

  const noted = (await note(orderNumber, 2, 'Address not found').expect(200)).body.data;
  expect(noted.tries).toEqual({
    count: 2,
    last: { at: expect.any(String), by: staff.fullName, reason: 'Address not found' },
  });
  expect(noted.status).toBe('shipped');
  expect(noted.history.slice(0, 2)).toEqual([
    { kind: 'try', at: expect.any(String), by: staff.fullName, nth: 2, reason: 'Address not found' },
    { kind: 'try', at: expect.any(String), by: staff.fullName, nth: 1, reason: 'Nobody was at home' },
  ]);
  expect(await listed()).toEqual({ numbers: [orderNumber], count: { count: 1, is_exact: true } });
  expect((await listed(`&shop=${shopId}`)).numbers).toEqual([orderNumber]);
  expect((await listed(`&shop=${shopId + 1}`)).numbers).toEqual([]);
  const second = await db.deliveryTry.findFirstOrThrow({ where: { order: { orderNumber }, nth: 2 } });
  const today = (await get('today')).body.data;
  expect(today.undelivered).toEqual({ count: 1, oldest: second.createdAt.toISOString() });

  const { tries } = (await takeBack(orderNumber, 2).expect(200)).body.data;
  expect(tries).toMatchObject({ count: 1, last: { reason: 'Nobody was at home' } });
  expect((await listed()).numbers).toEqual([]);
  expect((await get('today')).body.data.undelivered).toEqual({ count: 0, oldest: null });
});

test('an order that was delivered in the end is not listed', async () => {
  const { orderNumber } = await makeShipped();
  await note(orderNumber, 1);
  await note(orderNumber, 2);
  await move(orderNumber, 'delivered');
  expect(await listed()).toEqual({ numbers: [], count: { count: 0, is_exact: true } });
  expect((await takeBack(orderNumber, 2).expect(409)).body.data.status).toBe('delivered');
  expect((await get('today')).body.data.undelivered.count).toBe(0);
});

test('two people who record the same failure record it once', async () => {
  const { orderNumber } = await makeShipped();
  const answers = await Promise.all([note(orderNumber, 1), note(orderNumber, 1)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect([refused.code, refused.data.tries.count]).toEqual(['CHANGED_MEANWHILE', 1]);
  await note(orderNumber, 2).expect(200);
  const older = await takeBack(orderNumber, 1).expect(409);
  expect(older.body.data.tries.count).toBe(2);
});

test('an order that moves on meanwhile keeps no failure', async () => {
  const { orderNumber } = await makeShipped();
  const { id } = await db.order.findUniqueOrThrow({ where: { orderNumber } });
  const answer = await whileLocked(services.pool, `SELECT FROM orders WHERE id = ${id} FOR UPDATE`, {
    waiting: 1,
    change: `UPDATE orders SET status = 'delivered' WHERE id = ${id};
      INSERT INTO order_status_changes (order_id, from_status, to_status) VALUES (${id}, 'shipped', 'delivered')`,
    work: async () => await note(orderNumber, 1),
  });
  expect(answer.status).toBe(409);
  expect(await db.deliveryTry.count({ where: { orderId: id } })).toBe(0);
});

test('only an order that is on its way can fail, and only with a reason', async () => {
  const { orderNumber } = await makeShipped();
  await note(orderNumber, 1, ' ').expect(422);
  await move(orderNumber, 'delivered');
  expect((await note(orderNumber, 1).expect(409)).body.code).toBe('CHANGED_MEANWHILE');
  await note('HT-2222-2222', 1).expect(404);
  await takeBack('HT-2222-2222', 1).expect(404);
});

test('both are in the audit log, without the reason, which may concern a person', async () => {
  const { orderNumber } = await makeShipped();
  await note(orderNumber, 1);
  await takeBack(orderNumber, 1);
  const entries = await db.auditEntry.findMany({
    where: { subjectId: orderNumber, action: { in: ['adminOrderTry', 'adminOrderTryUndo'] } },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'adminOrderTry', before: { tries: 0 }, after: { tries: 1 } },
    { action: 'adminOrderTryUndo', before: { tries: 1 }, after: { tries: 0 } },
  ]);
});

test('a forgotten order keeps how often it failed, not why', async () => {
  const { orderNumber } = await makeShipped();
  await note(orderNumber, 1, 'Her brother sent the courier away');
  await db.$transaction((tx) => forgetOrdersOf(tx, shopper.userId));
  expect((await get(`orders/${orderNumber}`)).body.data.tries).toMatchObject({ count: 1, last: { reason: '' } });
});
