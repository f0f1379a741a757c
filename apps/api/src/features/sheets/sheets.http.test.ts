import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { changeOrderStatus } from '../orders/public.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const staff = await makeStaff(services, { role: 'staff' });

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin/${path}`).set(staff.headers);
const handOver = (orderNumbers: string[], more = {}) =>
  http
    .post('/api/admin/sheets')
    .set(staff.headers)
    .send({ order_numbers: orderNumbers, ...more });

const path = ['confirmed', 'packed', 'shipped', 'delivered'] as const;

/** An order of ৳200 in its own zone, moved up to status `last`. */
async function makeParcel(last?: (typeof path)[number], given: { name?: string; address?: string } = {}) {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 5_000 });
  const product = await makeProduct(services, { price: 15_000, stock: 9 });
  const { orderNumber } = await makeOrder(http, {
    shopper,
    zone,
    item: [{ product_id: product.id, qty: 1 }],
    ...given,
  });
  if (last)
    for (const status of path.slice(0, path.indexOf(last) + 1))
      expect(await changeOrderStatus(services, { orderNumber, status, byUserId: null })).toBe(true);
  return { orderNumber, zone, product };
}

const statusOf = async (orderNumber: string) => (await db.order.findUniqueOrThrow({ where: { orderNumber } })).status;

test('packed orders go on one sheet and are handed over; others are left as they are, and said so', async () => {
  const one = await makeParcel('packed');
  const other = await makeParcel('packed');
  const early = await makeParcel('confirmed');
  const answer = await handOver([one.orderNumber, early.orderNumber, 'HT-2222-2222', other.orderNumber], {
    courier: 'Jamal',
  });
  const { sheet, results } = answer.body.data;
  expect(sheet).toMatch(/^\d\d-\d\d-[A-Z]$/);
  expect(results).toEqual([
    { order_number: one.orderNumber, result: 'handed_over', status: 'shipped', sheet, changed: null },
    {
      order_number: early.orderNumber,
      result: 'not_allowed',
      status: 'confirmed',
      sheet: null,
      changed: { at: expect.any(String), by: null },
    },
    { order_number: 'HT-2222-2222', result: 'not_found', status: null, sheet: null, changed: null },
    { order_number: other.orderNumber, result: 'handed_over', status: 'shipped', sheet, changed: null },
  ]);
  expect([await statusOf(one.orderNumber), await statusOf(early.orderNumber)]).toEqual(['shipped', 'confirmed']);
  const read = await get(`sheets/${sheet.toLowerCase()}`);
  expect(read.body.data).toMatchObject({
    code: sheet,
    courier: 'Jamal',
    by: staff.fullName,
    days: 0,
    parcels: 2,
    out: 2,
    handed_over: 400,
    expected: 400,
    outstanding: 400,
    received: 0,
    has_difference: false,
    settlements: [],
  });
  expect(read.body.data.list).toMatchObject([
    { order_number: one.orderNumber, zone: one.zone.shippingAddress, pieces: 1, total_amount: 200, is_settled: false },
    { order_number: other.orderNumber, received: null },
  ]);
  const order = await get(`orders/${one.orderNumber}`);
  expect(order.body.data.sheet).toBe(sheet);
});

test('the shopper is told of the hand-over once', async () => {
  const { orderNumber } = await makeParcel('packed');
  await handOver([orderNumber]);
  const again = await handOver([orderNumber]);
  expect(again.body.data).toMatchObject({ sheet: null, results: [{ result: 'not_allowed', status: 'shipped' }] });
  expect(again.body.data.results[0].changed.by).toBe(staff.fullName);
  expect(await db.mail.count({ where: { kind: 'order-shipped', order: { orderNumber } } })).toBe(1);
});

test('sheets of a day are lettered one after the other', async () => {
  const codes: string[] = [];
  for (let made = 0; made < 3; made++)
    codes.push((await handOver([(await makeParcel('packed')).orderNumber])).body.data.sheet);
  const letters = codes.map((code) => code.charCodeAt(6));
  expect(letters).toEqual([letters[0], (letters[0] ?? 0) + 1, (letters[0] ?? 0) + 2]);
});

test('of two operators at once, each order is on the sheet of one', async () => {
  const parcels = await Promise.all([makeParcel('packed'), makeParcel('packed'), makeParcel('packed')]);
  const [first, shared, last] = parcels.map(({ orderNumber }) => orderNumber) as [string, string, string];
  const answers = await whileLocked(pool, `SELECT FROM orders WHERE order_number = '${shared}' FOR UPDATE`, {
    work: () => Promise.all([handOver([first, shared]), handOver([last, shared])]),
    waiting: 2,
  });
  const [one, other] = answers.map(({ body }) => body.data);
  expect([answers[0]?.status, answers[1]?.status]).toEqual([200, 200]);
  expect(one.sheet).not.toBe(other.sheet);
  const results = [one, other].map(({ results: each }) => each[1]);
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['handed_over', 'not_allowed']));
  expect(results[0].sheet).toBe(results[1].sheet);
  expect(await db.mail.count({ where: { kind: 'order-shipped', order: { orderNumber: shared } } })).toBe(1);
});

test('two large sheets at once get a letter each, and nobody is refused', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services, { stock: 1_000 });
  const orderNumbers: string[] = [];
  for (let made = 0; made < 80; made++)
    orderNumbers.push(
      (await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] })).orderNumber,
    );
  for (const to of ['confirmed', 'packed'])
    await http.post('/api/admin/orders/move').set(staff.headers).send({ order_numbers: orderNumbers, to });
  const answers = await Promise.all([handOver(orderNumbers.slice(0, 40)), handOver(orderNumbers.slice(40))]);
  expect(answers.map(({ status, body }) => [status, body.data?.results.length])).toEqual([
    [200, 40],
    [200, 40],
  ]);
  expect(new Set(answers.map(({ body }) => body.data.sheet)).size).toBe(2);
});

test('an order that is cancelled while the sheet is written does not go on it', async () => {
  const { orderNumber } = await makeParcel('packed');
  const kept = await makeParcel('packed');
  const lock = `SELECT FROM orders WHERE order_number = '${orderNumber}' FOR UPDATE`;
  const [cancelled, handed] = await whileLocked(pool, lock, {
    work: async () => {
      const cancelling = changeOrderStatus(services, { orderNumber, status: 'cancelled', byUserId: null });
      await untilWaiting(pool, 1);
      return Promise.all([cancelling, handOver([orderNumber, kept.orderNumber])]);
    },
    waiting: 2,
  });
  expect(cancelled).toBe(true);
  expect(handed.body.data.results).toMatchObject([
    { result: 'not_allowed', status: 'cancelled', sheet: null },
    { result: 'handed_over' },
  ]);
});

test('what is on its way without a sheet can be written on one; nobody is mailed again', async () => {
  const { orderNumber, zone } = await makeParcel('shipped');
  const before = await get(`parcels?of=without-sheet&zone=${zone.id}`);
  expect(before.body.data).toMatchObject([{ order_number: orderNumber, status: 'shipped', total_amount: 200 }]);
  const answer = await handOver([orderNumber]);
  expect(answer.body.data.results).toMatchObject([{ result: 'handed_over', status: 'shipped' }]);
  expect(await db.mail.count({ where: { kind: 'order-shipped', order: { orderNumber } } })).toBe(1);
  expect((await get(`parcels?of=without-sheet&zone=${zone.id}`)).body.data).toEqual([]);
});

test('parcels that can go are listed by zone and filtered by shop', async () => {
  const parcel = await makeParcel('packed', { name: 'Farzana' });
  const answer = await get(`parcels?zone=${parcel.zone.id}`);
  expect(answer.body).toMatchObject({
    data: [{ order_number: parcel.orderNumber, name: 'Farzana', zone: parcel.zone.shippingAddress, status: 'packed' }],
    found: { count: 1, is_exact: true, to_collect: 200 },
  });
  expect((await get(`parcels?shop=${parcel.product.shopId}`)).body.data).toHaveLength(1);
  expect((await get(`parcels?zone=${parcel.zone.id}&shop=999999`)).body.data).toEqual([]);
});

test('a packing list names what each shop has to bring, and for which order', async () => {
  const parcel = await makeParcel('confirmed');
  const { shopId } = parcel.product;
  const answer = await get(`packing-list?shop=${shopId}`);
  expect(answer.body).toMatchObject({
    orders: 1,
    found: { count: 1, is_exact: true },
    data: [
      {
        id: shopId,
        pieces: 1,
        orders: 1,
        products: [
          {
            name: parcel.product.title,
            photo: parcel.product.photo,
            lines: [{ order_number: parcel.orderNumber, qty: 1 }],
          },
        ],
      },
    ],
  });
  expect((await get(`packing-list?zone=${parcel.zone.id}`)).body.data).toHaveLength(1);
});

test('packing lists are restricted to the orders asked for, as far as they are to be packed', async () => {
  const [one, other, packed] = [
    await makeParcel('confirmed'),
    await makeParcel('confirmed'),
    await makeParcel('packed'),
  ];
  const of = (...parcels: { orderNumber: string }[]) =>
    get(`packing-list?orders=${parcels.map(({ orderNumber }) => orderNumber).join(',')}`);
  expect((await of(one, packed)).body).toMatchObject({
    orders: 1,
    found: { count: 1 },
    data: [{ id: one.product.shopId }],
  });
  expect((await of(one, other)).body).toMatchObject({ orders: 2, found: { count: 2 } });
  expect((await get('packing-list?orders=everything')).body.code).toBe('VALIDATION');
});

test('an order of two shops is on both lists, and on one of them alone if only that shop is asked for', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  const item = [one, other].map(({ id }) => ({ product_id: id, qty: 1 }));
  const { orderNumber } = await makeOrder(http, { shopper, zone, item });
  await changeOrderStatus(services, { orderNumber, status: 'confirmed', byUserId: null });
  const both = await get(`packing-list?zone=${zone.id}`);
  expect(new Set(both.body.data.map(({ id }: { id: number }) => id))).toEqual(new Set([one.shopId, other.shopId]));
  const [alone] = (await get(`packing-list?shop=${one.shopId}`)).body.data;
  expect([alone.id, alone.pieces]).toEqual([one.shopId, 1]);
});

test('the sheet for a spreadsheet has a line for each parcel, and nothing that it would compute', async () => {
  const { orderNumber } = await makeParcel('packed', {
    name: '=HYPERLINK("http://evil.example")',
    address: 'House 1, "A"',
  });
  const { sheet } = (await handOver([orderNumber])).body.data;
  const answer = await get(`sheets/${sheet}/csv`).buffer(true);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, line, end] = answer.text.split('\r\n');
  expect(header).toBe(
    '\uFEFF"sheet","order","status","name","phone","address","zone","pieces","to collect","received"',
  );
  expect(line).toContain(`"${sheet}","${orderNumber}","shipped","'=HYPERLINK(""http://evil.example"")","01712-345678"`);
  expect([line?.endsWith(',1,200,'), end]).toEqual([true, '']);
});

test('no such sheet', async () => {
  for (const each of ['sheets/31-12-ZZ', 'sheets/31-12-ZZ/csv'])
    expect([each, (await get(each)).body.code]).toEqual([each, 'NOT_FOUND']);
  expect((await get('sheets/today')).body.code).toBe('VALIDATION');
});
