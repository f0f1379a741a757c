import { expect, test } from 'vitest';
import { makeApplication } from '../../../test/data/make-application.ts';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { countSold } from '../catalogue/public.ts';
import { changeOrderStatus } from '../orders/public.ts';
import { mergeOrderFigures, mergeShopFigures } from './merge-figures.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'staff' });
const owner = await makeStaff(services, { role: 'owner' });
const readToday = async () => (await http.get('/api/admin/today').set(headers)).body.data;

const shopper = await makeShopper(services);
const zone = await makeZone(services, { deliveryCharge: 5_000 });
const product = await makeProduct(services, { price: 10_000, stock: 6 });
const plenty = await makeProduct(services, { price: 10_000, stock: 900 });

const order = async (productId: number) =>
  (await makeOrder(http, { shopper, zone, item: [{ product_id: productId, qty: 1 }] })).orderNumber;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function moveTo(orderNumber: string, last: string) {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered', 'returned'] as const) {
    expect(await changeOrderStatus(services, { orderNumber, status, byUserId: null })).toBe(true);
    if (status === last) return;
  }
}

test('an empty shop has nothing to do, and thirty days', async () => {
  const data = await readToday();
  expect(data).toMatchObject({
    confirm: { count: 0, oldest: null },
    pack: { count: 0, oldest: null, shops: 0 },
    handover: { count: 0, oldest: null },
    undelivered: { count: 0, oldest: null },
    late: { count: 0, oldest: null },
    applications: { count: 0, oldest: null },
    courier: { parcels: 0, total: 0 },
    failed_mails: { count: 0, newest: [] },
    low_stock: [],
    low_stock_count: 0,
    best_selling: [],
    missed_searches: [],
  });
  expect(data.days).toHaveLength(30);
});

test('what waits is counted, days are those of Dhaka, and takings are what is or will be paid', async () => {
  const pending = await order(plenty.id);
  const packing = await order(plenty.id);
  const sent = await order(plenty.id);
  const paid = await order(product.id);
  const cancelled = await order(product.id);
  await moveTo(packing, 'confirmed');
  await moveTo(sent, 'shipped');
  await moveTo(paid, 'delivered');
  await changeOrderStatus(services, { orderNumber: cancelled, status: 'cancelled', byUserId: null });
  const dawn = new Date(`${new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)}T00:00:00+06:00`);
  await db.order.update({ where: { orderNumber: pending }, data: { createdAt: new Date(dawn.getTime() - 1) } });
  const data = await readToday();
  expect(data).toMatchObject({
    confirm: { count: 1, oldest: new Date(dawn.getTime() - 1).toISOString() },
    pack: { count: 1, shops: 1 },
    courier: { parcels: 1, total: 150, days_1_2: 150, late: 0 },
    zones: [
      {
        id: zone.id,
        zone: zone.shippingAddress,
        zone_bn: zone.shippingAddressBn,
        orders: 5,
        cancelled: 1,
        returned: 0,
      },
    ],
  });
  expect(data.days.slice(-2)).toMatchObject([
    { orders: 1, paid: 0, open: 150 },
    { orders: 4, lost: 1, paid: 150, open: 300 },
  ]);
});

test('a product that will not last the week is named, and what sold most', async () => {
  await db.product.update({ where: { id: product.id }, data: { stock: 0 } });
  await db.stockMovement.create({ data: { productId: product.id, delta: -5, reason: 'adjustment' } });
  await countSold(services);
  const data = await readToday();
  expect(data.low_stock).toMatchObject([{ id: product.id, stock: 0, sold_a_day: 0, days_left: 0 }]);
  expect(data.low_stock_count).toBe(1);
  const counted = await db.productSales.findMany({ orderBy: { productId: 'asc' } });
  expect(counted.map(({ productId, isEnding }) => [productId, isEnding])).toEqual([
    [product.id, true],
    [plenty.id, false],
  ]);
  expect(data.best_selling).toMatchObject([
    { id: plenty.id, pieces: 3, total: 300 },
    { id: product.id, pieces: 1, total: 100 },
  ]);
});

test('what sold out long ago is not low in stock', async () => {
  const { id: productId } = await makeProduct(services, { stock: 0 });
  const none = { monthPieces: 0, weekPieces: 0, weekTotal: 0 };
  await db.productSales.create({ data: { productId, everPieces: 5, quarterPieces: 5, ...none } });
  const { low_stock: low, low_stock_count: count } = await readToday();
  expect([low.map(({ id }: { id: number }) => id), count]).toEqual([[product.id], 1]);
});

const listedAsEnding = async (filters = ''): Promise<number[]> => {
  const { body } = await http.get(`/api/admin/products?ending=true${filters}`).set(headers).expect(200);
  return body.data.map(({ id }: { id: number }) => id);
};

test('a product that is retired is not low in stock, and the list of what is low is narrowed like any other', async () => {
  const [kept, retired] = [await makeProduct(services, { stock: 1 }), await makeProduct(services, { stock: 1 })];
  const before = (await readToday()).low_stock_count;
  const sales = { everPieces: 90, quarterPieces: 90, monthPieces: 90, weekPieces: 0, weekTotal: 0 };
  for (const { id: productId } of [kept, retired]) await db.productSales.create({ data: { productId, ...sales } });
  await db.product.update({ where: { id: retired.id }, data: { retiredAt: new Date() } });
  expect((await readToday()).low_stock_count).toBe(before + 1);
  expect(await listedAsEnding(`&shop=${kept.shopId}`)).toEqual([kept.id]);
  expect(await listedAsEnding('&view=out')).toEqual([product.id]);
  await db.productSales.deleteMany({ where: { productId: { in: [kept.id, retired.id] } } });
});

test('products are listed if they last as many days as the owner set', async () => {
  const { id: productId } = await makeProduct(services, { stock: 20 });
  await db.productSales.create({
    data: { productId, everPieces: 60, quarterPieces: 60, monthPieces: 60, weekPieces: 0, weekTotal: 0 },
  });
  const settings = (await http.get('/api/admin/settings').set(owner.headers)).body.data;
  const listedWithin = async (days: number, version: number) => {
    const body = { ...settings, version, low_stock_days: days };
    await http.post('/api/admin/settings').set(owner.headers).send(body).expect(200);
    const { low_stock: low, low_stock_count: count } = await readToday();
    expect(low).toHaveLength(count);
    expect(new Set(await listedAsEnding())).toEqual(new Set(low.map(({ id }: { id: number }) => id)));
    return low.map(({ id }: { id: number }) => id);
  };
  expect(await listedWithin(9, settings.version)).toEqual([product.id]);
  expect(await listedWithin(10, settings.version + 1)).toEqual([product.id, productId]);
  await listedWithin(7, settings.version + 2);
});

test('mails that were given up and searches in vain are listed', async () => {
  const mail = await db.mail.findFirstOrThrow({ where: { kind: 'order-confirmation' }, include: { order: true } });
  await db.mail.update({
    where: { id: mail.id },
    data: { status: 'failed', lastError: 'mailbox full', subject: 'Thank you' },
  });
  await db.$executeRaw`INSERT INTO search_misses (day, text, count) VALUES (current_date, 'air fryer', 3)`;
  const data = await readToday();
  expect(data.failed_mails).toMatchObject({
    count: 1,
    newest: [{ id: mail.id, order_number: mail.order?.orderNumber, error: 'mailbox full' }],
  });
  expect(data.missed_searches).toEqual([{ text: 'air fryer', count: 3 }]);

  const sendAgain = (who: typeof headers) => http.post('/api/admin/mails/retry').set(who);
  const refused = await sendAgain(headers);
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  const operator = await makeStaff(services, { role: 'operator' });
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain(operator.headers).expect(200)));
  expect(answers.reduce((sum, { body }) => sum + body.data.mails, 0)).toBe(1);
  expect(await db.mail.findUniqueOrThrow({ where: { id: mail.id } })).toMatchObject({
    status: 'queued',
    handedOverAt: null,
  });
  expect((await readToday()).failed_mails).toEqual({ count: 0, newest: [] });
  expect(await db.auditEntry.findMany({ where: { action: 'adminMailsRetry' } })).toMatchObject([
    { staffId: operator.staffId, subjectKind: 'mail', subjectId: 'failed', after: { mails: 1 } },
  ]);
});

test('figures of orders that are merged while orders are placed and moved stay the truth', async () => {
  const placed = await Promise.all([1, 2, 3, 4, 5, 6].map(() => order(plenty.id)));
  const before = (await readToday()).days;
  await Promise.all([
    ...placed.map((orderNumber, nth) => moveTo(orderNumber, nth < 3 ? 'shipped' : 'returned')),
    ...[1, 2, 3].flatMap(() => [mergeOrderFigures(services), mergeShopFigures(services)]),
    order(plenty.id),
  ]);
  await mergeOrderFigures(services);
  await mergeShopFigures(services);
  const [rows] = await db.$queryRaw<{ most: number }[]>`
    SELECT max(count)::int AS most FROM (SELECT count(*) FROM order_figures GROUP BY day, zone_id, status) AS rows`;
  expect(rows?.most).toBe(1);
  const [shops] = await db.$queryRaw<{ most: number; returned: number }[]>`
    SELECT max(count)::int AS most, sum(returned)::int AS returned
      FROM (SELECT count(*), sum(returned) AS returned FROM shop_figures WHERE shop_id = ${plenty.shopId} GROUP BY day) AS rows`;
  expect(shops).toEqual({ most: 1, returned: 3 });
  expect((await readToday()).days.at(-1).orders).toBe(before.at(-1).orders + 1);
  await assertInvariants(services);
});

test('an order is late five days, or as many as the owner sets, after the courier took it, on a sheet or without one, until it is delivered', async () => {
  const [alone, onSheet, delivered] = [await order(plenty.id), await order(plenty.id), await order(plenty.id)];
  await moveTo(alone, 'shipped');
  await moveTo(onSheet, 'packed');
  await moveTo(delivered, 'packed');
  const { body: sheet } = await http
    .post('/api/admin/sheets')
    .set(headers)
    .send({ order_numbers: [onSheet, delivered] })
    .expect(200);
  await changeOrderStatus(services, { orderNumber: delivered, status: 'delivered', byUserId: null });
  const lateOrders = async (filters = '') => {
    const { body } = await http.get(`/api/admin/orders?view=way&late=true${filters}`).set(headers).expect(200);
    return body.data.map((row: { order_number: string }) => row.order_number);
  };
  expect((await readToday()).late).toEqual({ count: 0, oldest: null });
  expect(await lateOrders()).toEqual([]);

  await db.orderStatusChange.updateMany({
    where: { order: { orderNumber: alone }, toStatus: 'shipped' },
    data: { createdAt: daysAgo(5) },
  });
  await db.courierSheet.updateMany({ where: { code: sheet.data.sheet }, data: { createdAt: daysAgo(6) } });
  const { createdAt } = await db.courierSheet.findFirstOrThrow({ where: { code: sheet.data.sheet } });
  const { late, courier } = await readToday();
  expect(late).toEqual({ count: 2, oldest: createdAt.toISOString() });
  expect(courier.late).toBe(450);
  expect(await lateOrders()).toEqual([alone, onSheet]);
  expect(await lateOrders(`&shop=${plenty.shopId}`)).toEqual([alone, onSheet]);
  const settings = (await http.get('/api/admin/settings').set(owner.headers)).body.data;
  const lateAfter = (days: number, version: number) =>
    http
      .post('/api/admin/settings')
      .set(owner.headers)
      .send({ ...settings, version, cash_late_after_days: days })
      .expect(200);
  await lateAfter(6, settings.version);
  expect((await readToday()).courier).toMatchObject({ days_3_on: 150, late: 300 });
  expect((await readToday()).late.count).toBe(1);
  expect(await lateOrders()).toEqual([onSheet]);
  await lateAfter(5, settings.version + 1);
  await moveTo(await order(plenty.id), 'shipped');
  expect((await readToday()).late.count).toBe(2);
});

test('applications to sell wait until they are decided', async () => {
  const [first, second, third] = [
    await makeApplication(services),
    await makeApplication(services),
    await makeApplication(services),
  ];
  await db.sellerRequest.update({ where: { id: first.id }, data: { state: 'declined' } });
  await db.sellerRequest.update({ where: { id: third.id }, data: { createdAt: new Date('2026-10-02T00:00:00.000Z') } });
  expect((await readToday()).applications).toEqual({ count: 2, oldest: '2026-10-02T00:00:00.000Z' });
  expect(second.state).toBe('waiting');
});
