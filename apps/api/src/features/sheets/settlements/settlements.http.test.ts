import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';
import { whileLocked } from '../../../../test/while-locked.ts';
import { changeOrderStatus } from '../../orders/public.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const operator = await makeStaff(services, { role: 'operator' });
const owner = await makeStaff(services, { role: 'owner' });

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin/${path}`).set(operator.headers);
const post = (path: string, body: object, by = operator) => http.post(`/api/admin/${path}`).set(by.headers).send(body);

const readSheet = async (code: string) => (await get(`sheets/${code}`)).body.data;
const listOf = async (view: string) =>
  (await get(`sheets?view=${view}`)).body.data.map(({ code }: { code: string }) => code) as string[];
const cash = async () => (await get('sheets?view=all')).body.figures;

/** A sheet of parcels with ৳200 to collect for each. */
async function makeSheet(count: number): Promise<{ code: string; orderNumbers: string[] }> {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 5_000 });
  const product = await makeProduct(services, { price: 15_000, stock: 900 });
  const orderNumbers: string[] = [];
  for (let made = 0; made < count; made++) {
    const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
    for (const status of ['confirmed', 'packed'] as const)
      await changeOrderStatus(services, { orderNumber, status, byUserId: null });
    orderNumbers.push(orderNumber);
  }
  const { body } = await post('sheets', { order_numbers: orderNumbers });
  return { code: body.data.sheet, orderNumbers };
}

const paid = (orderNumbers: string[], received = 200) =>
  orderNumbers.map((order_number) => ({ order_number, received }));
const settle = (code: string, body: object) => post(`sheets/${code}/settlements`, body);

test('the money of a sheet comes in: its parcels become delivered, and the shoppers are told', async () => {
  const { code, orderNumbers } = await makeSheet(2);
  const before = await cash();
  const answer = await settle(code, {
    parcels: paid(orderNumbers),
    expected: 400,
    received: 400,
    reference: 'Slip 20447',
  });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    out: 0,
    delivered: 2,
    expected: 400,
    received: 400,
    outstanding: 0,
    difference: 0,
    has_difference: false,
    list: [
      { status: 'delivered', is_settled: true, received: 200 },
      { status: 'delivered', is_settled: true, received: 200 },
    ],
    settlements: [
      {
        by: operator.fullName,
        parcels: 2,
        expected: 400,
        received: 400,
        difference: 0,
        reference: 'Slip 20447',
        note: null,
      },
    ],
  });
  expect(
    await db.mail.count({ where: { kind: 'order-delivered', order: { orderNumber: { in: orderNumbers } } } }),
  ).toBe(2);
  expect([(await listOf('open')).includes(code), (await listOf('settled')).includes(code)]).toEqual([false, true]);
  const after = await cash();
  expect(after.at_courier).toEqual({
    total: before.at_courier.total - 400,
    parcels: before.at_courier.parcels - 2,
    sheets: before.at_courier.sheets - 1,
  });
  expect(after.came_in.total).toBe(before.came_in.total + 400);
});

test('what came back takes its amount off, and what is still out stays on the sheet', async () => {
  const { code, orderNumbers } = await makeSheet(3);
  const [first = '', back = '', out = ''] = orderNumbers;
  await post(`orders/${back}/return`, { reason: 'Refused at the door' });
  expect(await readSheet(code)).toMatchObject({ handed_over: 600, expected: 400, outstanding: 400, returned: 1 });
  const answer = await settle(code, { parcels: paid([first]), expected: 200, received: 200 });
  expect(answer.body.data).toMatchObject({ received: 200, outstanding: 200, out: 1 });
  const parcels = Object.fromEntries(
    answer.body.data.list.map((parcel: { order_number: string }) => [parcel.order_number, parcel]),
  );
  expect(parcels[back]).toMatchObject({ is_settled: true, received: null, reason: 'Refused at the door' });
  expect(parcels[out]).toMatchObject({ is_settled: false, status: 'shipped' });
  expect(await listOf('open')).toContain(code);
  const rest = await settle(code, { parcels: paid([out]), expected: 200, received: 200 });
  expect(rest.body.data).toMatchObject({ outstanding: 0, received: 400 });
  expect(rest.body.data.settlements).toHaveLength(2);
});

test('a difference stays open until the owner explains it', async () => {
  const { code, orderNumbers } = await makeSheet(2);
  const [first = '', other = ''] = orderNumbers;
  const before = (await cash()).differences;
  const short = await settle(code, {
    parcels: [...paid([first], 155.5), ...paid([other])],
    expected: 400,
    received: 355.5,
    note: 'Box damaged',
  });
  expect(short.body.data).toMatchObject({ difference: -44.5, has_difference: true, outstanding: 0 });
  expect(short.body.data.list.find((each: { order_number: string }) => each.order_number === first).received).toBe(
    155.5,
  );
  expect(await listOf('difference')).toContain(code);
  expect((await cash()).differences).toEqual({ total: before.total - 44.5, sheets: before.sheets + 1 });

  const [{ id }] = short.body.data.settlements;
  const path = `sheets/${code}/settlements/${id}/explanation`;
  expect((await post(path, { explanation: 'Mine' })).body.code).toBe('FORBIDDEN');
  expect((await post(path, { explanation: ' ' }, owner)).body.code).toBe('VALIDATION');
  const explained = await post(path, { explanation: 'Courier kept ৳44.50 for the box' }, owner);
  expect(explained.body.data).toMatchObject({
    difference: 0,
    has_difference: false,
    settlements: [{ difference: -44.5, explanation: 'Courier kept ৳44.50 for the box', explained_by: owner.fullName }],
  });
  expect(await listOf('settled')).toContain(code);
  const again = await post(path, { explanation: 'Other' }, owner);
  expect([again.status, again.body.code, again.body.data.code]).toEqual([409, 'CHANGED_MEANWHILE', code]);
});

test('money without parcels is booked once, although the first response was lost', async () => {
  const { code } = await makeSheet(1);
  const late = (key: string) =>
    settle(code, { parcels: [], expected: 0, received: 50 }).set('idempotency-key', `settlement-${key}`);
  for (const answer of [await late('one'), await late('one')])
    expect([answer.status, answer.body.data.received]).toEqual([201, 50]);
  expect((await late('other')).body.data.received).toBe(100);
  const other = await settle(code, { parcels: [], expected: 0, received: 60 }).set('idempotency-key', 'settlement-one');
  expect([other.status, other.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
});

test('a settlement without a difference has nothing to explain, and that of another sheet is not found', async () => {
  const { code, orderNumbers } = await makeSheet(1);
  const { body } = await settle(code, { parcels: paid(orderNumbers), expected: 200, received: 200 });
  const [{ id }] = body.data.settlements;
  const explain = (sheet: string) => post(`sheets/${sheet}/settlements/${id}/explanation`, { explanation: 'x' }, owner);
  expect((await explain(code)).body.code).toBe('CHANGED_MEANWHILE');
  const other = await makeSheet(1);
  expect((await explain(other.code)).body.code).toBe('NOT_FOUND');
  expect((await explain('31-12-ZZ')).body.code).toBe('NOT_FOUND');
});

test('money that comes later is booked without parcels', async () => {
  const { code, orderNumbers } = await makeSheet(1);
  await settle(code, { parcels: paid(orderNumbers, 100), expected: 200, received: 100 });
  const later = await settle(code, { parcels: [], expected: 0, received: 100 });
  expect(later.body.data).toMatchObject({ received: 200, difference: 0, has_difference: true });
  const nothing = await settle(code, { parcels: [], expected: 0, received: 0 });
  expect([nothing.status, nothing.body.errors[0].path]).toEqual([422, 'received']);
});

test('a parcel of another sheet, a settled one and another sum are refused, and the sheet is told as it is', async () => {
  const { code, orderNumbers } = await makeSheet(2);
  const other = await makeSheet(1);
  const [first = ''] = orderNumbers;
  const refused = [
    { parcels: paid(other.orderNumbers), expected: 200, received: 200 },
    { parcels: paid(orderNumbers), expected: 300, received: 300 },
    { parcels: paid(['HT-2222-2222']), expected: 0, received: 0 },
  ];
  for (const body of refused) {
    const answer = await settle(code, body);
    expect([answer.status, answer.body.code, answer.body.data.outstanding]).toEqual([409, 'CHANGED_MEANWHILE', 400]);
  }
  await settle(code, { parcels: paid([first]), expected: 200, received: 200 });
  expect((await settle(code, { parcels: paid([first]), expected: 200, received: 200 })).body.code).toBe(
    'CHANGED_MEANWHILE',
  );
  expect((await settle('31-12-ZZ', { parcels: paid([first]), expected: 200, received: 200 })).body.code).toBe(
    'NOT_FOUND',
  );
  expect((await readSheet(code)).settlements).toHaveLength(1);
});

test('of two who settle the same parcels at once, one does', async () => {
  const { code, orderNumbers } = await makeSheet(2);
  const body = { parcels: paid(orderNumbers), expected: 400, received: 400 };
  const answers = await whileLocked(pool, `SELECT FROM courier_sheets WHERE code = '${code}' FOR UPDATE`, {
    work: () => Promise.all([settle(code, body), settle(code, body)]),
    waiting: 2,
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await readSheet(code)).toMatchObject({ received: 400, outstanding: 0 });
});

test('a parcel that comes back while its sheet is settled is not paid', async () => {
  const { code, orderNumbers } = await makeSheet(1);
  const [orderNumber = ''] = orderNumbers;
  const body = { parcels: paid(orderNumbers), expected: 200, received: 200 };
  const [returned, settled] = await whileLocked(
    pool,
    `SELECT FROM orders WHERE order_number = '${orderNumber}' FOR UPDATE`,
    {
      work: async () => {
        const returning = post(`orders/${orderNumber}/return`, { reason: 'Refused' }).then((answer) => answer);
        await untilWaiting(pool, 1);
        return Promise.all([returning, settle(code, body)]);
      },
      waiting: 2,
    },
  );
  expect([returned.status, settled.status]).toEqual([200, 409]);
  expect(settled.body.data).toMatchObject({ expected: 0, outstanding: 0, received: 0, settlements: [] });
});

test('the cash is late five days after the hand-over', async () => {
  const { code } = await makeSheet(1);
  const before = (await cash()).late;
  const fiveDaysAgo = new Date(Date.now() - 5 * 24 * 3_600_000);
  await db.courierSheet.update({ where: { code }, data: { createdAt: fiveDaysAgo } });
  expect((await cash()).late).toMatchObject({ total: before.total + 200, sheets: before.sheets + 1 });
  expect((await readSheet(code)).days).toBe(5);
});

test('what is delivered and not settled is still at the courier', async () => {
  const { code, orderNumbers } = await makeSheet(1);
  const before = (await get('today')).body.data.courier;
  await changeOrderStatus(services, { orderNumber: orderNumbers[0] ?? '', status: 'delivered', byUserId: null });
  expect((await get('today')).body.data.courier).toEqual(before);
  await settle(code, { parcels: paid(orderNumbers), expected: 200, received: 200 });
  expect((await get('today')).body.data.courier).toMatchObject({
    parcels: before.parcels - 1,
    total: before.total - 200,
  });
});

test('sheets come newest first, page after page', async () => {
  const { id: staffId } = await db.staffMember.findFirstOrThrow({ where: { email: operator.email } });
  const codes = Array.from(
    { length: 51 },
    (_each, place) => `31-02-A${String.fromCharCode(65 + (place % 26))}${place < 26 ? 'A' : 'B'}`,
  );
  await db.courierSheet.createMany({ data: codes.map((code) => ({ code, staffId })) });
  const first = await get('sheets?view=settled');
  expect(first.body.data.map(({ code }: { code: string }) => code)).toEqual(codes.toReversed().slice(0, 50));
  const second = await get(`sheets?view=settled&cursor=${first.body.next_cursor}`);
  expect(second.body.data[0].code).toBe(codes[0]);
  const { views } = first.body;
  expect(views.all).toBe(await db.courierSheet.count());
});

test('settlements for a spreadsheet, of a period in Dhaka', async () => {
  const { code, orderNumbers } = await makeSheet(1);
  await settle(code, { parcels: paid(orderNumbers), expected: 200, received: 150, note: '@short' });
  const all = await get('settlements/csv').buffer(true);
  const line = all.text.split('\r\n').find((each: string) => each.startsWith(`"${code}"`));
  expect(line).toMatch(/^"\d\d-\d\d-[A-Z]+",,"\d{4}-\d\d-\d\d \d\d:\d\d","Staff \d+",1,200,150,-50,,"'@short",,$/);
  const none = await get('settlements/csv?from=2020-01-01&to=2020-01-02').buffer(true);
  expect(none.text.trim().split('\r\n')).toHaveLength(1);
});
