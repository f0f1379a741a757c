import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';
import { findOrders } from './find-orders.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services);
const zone = await makeZone(services);

const get = (query: string) => http.get(`/api/admin/orders${query}`).set(headers);
const numbersOf = (answer: { body: { data: { order_number: string }[] } }) =>
  answer.body.data.map((row) => row.order_number);
const move = (orderNumbers: string[], to: string, more = {}) =>
  http
    .post('/api/admin/orders/move')
    .set(headers)
    .send({ order_numbers: orderNumbers, to, ...more })
    .expect(200);

let phones = 0;

/** An order with a phone number of its own, unless one is given. */
async function makeOrdered({ phone = `0171100${1_000 + (phones += 1)}` } = {}) {
  const [shopper, product] = await Promise.all([makeShopper(services), makeProduct(services)]);
  const item = [{ product_id: product.id, qty: 1 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item, phone });
  return { orderNumber, product, phone, shopper };
}

test('a list is filtered by one status or several', async () => {
  const { orderNumber: ended, phone } = await makeOrdered();
  const { orderNumber: sent, product } = await makeOrdered({ phone });
  const { orderNumber: waiting } = await makeOrdered({ phone });
  await move([ended], 'cancelled', { reason: 'Wrong number' });
  for (const status of ['confirmed', 'packed', 'shipped']) await move([sent], status);
  const of = async (filters: string) => numbersOf(await get(`?view=all&q=${phone}&${filters}`));
  expect(await of('status=cancelled')).toEqual([ended]);
  expect(await of('status=shipped,cancelled')).toEqual([sent, ended]);
  expect(await of('status=pending,delivered')).toEqual([waiting]);
  expect(await of(`status=shipped,pending&shop=${product.shopId}`)).toEqual([sent]);
  expect(numbersOf(await get(`?view=way&q=${phone}&status=cancelled`))).toEqual([]);
  expect((await get(`?view=all&q=${phone}&status=shipped,cancelled`)).body.found.count).toBe(2);
  for (const wrong of ['', 'lost', 'shipped,', 'shipped;cancelled'])
    expect((await get(`?view=all&status=${wrong}`)).body.code).toBe('VALIDATION');
});

test('an order is found by the end of its number', async () => {
  const { orderNumber } = await makeOrdered();
  const renamed = `HT-7K3M-${orderNumber.slice(-4, -1)}7`;
  await db.order.update({ where: { orderNumber }, data: { orderNumber: renamed } });
  expect(numbersOf(await get(`?view=all&q=${renamed.slice(-4).toLowerCase()}`))).toEqual([renamed]);
  expect(numbersOf(await get(`?view=all&q=${renamed.slice(3)}`))).toEqual([renamed]);
});

test('the orders of a shopper are found by the e-mail address of the account', async () => {
  const { orderNumber, product, shopper } = await makeOrdered();
  await makeOrdered();
  const email = encodeURIComponent(shopper.email.toUpperCase());
  expect(numbersOf(await get(`?view=all&q=${email}`))).toEqual([orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${email}&shop=${product.shopId}`))).toEqual([orderNumber]);
  expect(numbersOf(await get(`?view=way&q=${email}`))).toEqual([]);
  expect(numbersOf(await get(`?view=all&q=${email.slice(1)}`))).toEqual([]);
  const longest = `${'a'.repeat(241)}@haat.example`;
  await db.user.update({ where: { id: shopper.userId }, data: { email: longest } });
  expect(numbersOf(await get(`?view=all&q=${longest}`))).toEqual([orderNumber]);
  expect((await get(`?view=all&q=a${longest}`)).body.code).toBe('VALIDATION');
});

test('a page is the same whether the matches are sorted or orders are read until it is full', async () => {
  const [oldest, middle, newest] = [
    await makeOrdered({ phone: '01799000001' }),
    await makeOrdered({ phone: '01799000002' }),
    await makeOrdered({ phone: '01799000003' }),
  ];
  await makeOrdered();
  const ids: string[] = [];
  for (const { orderNumber } of [newest, middle, oldest])
    ids.push(String((await db.order.findUniqueOrThrow({ where: { orderNumber } })).id));
  const asked = { filter: { view: 'all', q: '01799000' }, cursor: undefined, limit: 10 } as const;
  for (const most of [
    { usually: 1, covered: 3 },
    { usually: 3, covered: 2 },
    { usually: 0, covered: 0 },
  ]) {
    expect((await findOrders(db, asked, most)).ids).toEqual(ids);
    const { ids: early } = await findOrders(db, { ...asked, filter: { ...asked.filter, zone: zone.id } }, most);
    expect(early).toEqual(ids);
  }
});

test('an order whose phone number begins and ends with the digits is found and counted once', async () => {
  const { orderNumber } = await makeOrdered({ phone: '01788001788' });
  const reply = await get('?view=all&q=01788');
  expect(numbersOf(reply)).toEqual([orderNumber]);
  expect(reply.body.found.count).toBe(1);
});

test('a day of the filter is a day in Dhaka', async () => {
  const { orderNumber, phone } = await makeOrdered();
  await db.order.update({ where: { orderNumber }, data: { createdAt: new Date('2026-01-01T18:30:00Z') } });
  expect(numbersOf(await get(`?view=all&q=${phone}&from=2026-01-02&to=2026-01-02`))).toEqual([orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${phone}&to=2026-01-01`))).toEqual([]);
});

test('a cursor that is none is refused', async () => {
  expect((await get('?view=all&cursor=500')).body.code).toBe('VALIDATION');
});

test('pages follow one another, those who wait longest first', async () => {
  const busy = await makeZone(services);
  const shopper = await makeShopper(services);
  const product = await makeProduct(services, { stock: 1_000 });
  const placed: string[] = [];
  for (let made = 0; made < 52; made++)
    placed.push(
      (await makeOrder(http, { shopper, zone: busy, item: [{ product_id: product.id, qty: 1 }] })).orderNumber,
    );
  const first = await get(`?view=confirm&zone=${busy.id}`);
  expect(numbersOf(first)).toEqual(placed.slice(0, 50));
  const second = await get(`?view=confirm&zone=${busy.id}&cursor=${first.body.next_cursor}`);
  expect([numbersOf(second), second.body.next_cursor]).toEqual([placed.slice(50), null]);
  const newest = await get(`?view=all&zone=${busy.id}`);
  expect(numbersOf(newest)).toEqual(placed.toReversed().slice(0, 50));
});
