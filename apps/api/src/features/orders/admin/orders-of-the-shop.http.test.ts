import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeCoupon, makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { whileLocked } from '../../../../test/while-locked.ts';

const { http, services } = await startTestApp();
const { db } = services;
const staff = await makeStaff(services, { role: 'staff' });

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin/orders${path}`).set(staff.headers);
const post = (path: string, body: object) => http.post(`/api/admin/orders${path}`).set(staff.headers).send(body);
const move = (orderNumbers: string[], to: string, more = {}) =>
  post('/move', { order_numbers: orderNumbers, to, ...more });

let phones = 0;

/** An order of two pieces with a unique phone number. */
async function makeOrdered(given: { phone?: string; name?: string; stock?: number } = {}) {
  phones += 1;
  const { phone = `017${String(10_000_000 + phones)}`, name, stock = 9 } = given;
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const coupon = await makeCoupon(services, { value: 5_000, totalLimit: 10 });
  const product = await makeProduct(services, { price: 20_000, offerPrice: 15_050, stock });
  const item = [{ product_id: product.id, qty: 2 }];
  const { orderNumber } = await makeOrder(http, {
    shopper,
    zone,
    item,
    phone,
    coupon_code: coupon.code,
    order_notes: 'Ring twice',
    ...(name && { name }),
  });
  return { shopper, zone, coupon, product, orderNumber, phone };
}

async function moveTo(orderNumber: string, status: string) {
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered']) {
    expect((await move([orderNumber], to)).body.data[0].result).toBe('moved');
    if (to === status) return;
  }
}

const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stock;
const numbersOf = (answer: { body: { data: { order_number: string }[] } }) =>
  answer.body.data.map((row) => row.order_number);

test('a row shows what a caller needs, and how many wait', async () => {
  const { orderNumber, zone, coupon, product } = await makeOrdered({ name: 'Farzana Row' });
  const answer = await get('?view=confirm&q=farzana%20r').expect(200);
  expect(answer.body.data).toEqual([
    {
      order_number: orderNumber,
      date: expect.any(String),
      since: answer.body.data[0].date,
      status: 'pending',
      name: 'Farzana Row',
      phone: expect.stringMatching(/^\+8801710/),
      address: 'House 12, Road 5, Dhanmondi, Dhaka',
      zone: zone.shippingAddress,
      zone_bn: zone.shippingAddressBn || zone.shippingAddress,
      photos: [product.photo],
      lines: 1,
      pieces: 2,
      shops: 1,
      total_amount: 311,
      coupon_code: coupon.code,
      has_note: true,
      calls: { count: 0, unanswered: 0, last: null },
      tries: { count: 0, last: null },
      sheet: null,
      owed: [],
      came_back: null,
      same_phone: { pending: 0, ended: 0, returned: 0 },
    },
  ]);
  expect(answer.body.found).toEqual({ count: 1, is_exact: true, to_collect: 311 });
  expect(answer.body.views.confirm.count).toBe(await db.order.count({ where: { status: 'pending' } }));
});

test('each view holds its status, and filters narrow it', async () => {
  const one = await makeOrdered();
  const other = await makeOrdered();
  await move([one.orderNumber], 'confirmed');
  const pack = await get(`?view=pack&zone=${one.zone.id}`);
  expect(numbersOf(pack)).toEqual([one.orderNumber]);
  expect(numbersOf(await get(`?view=confirm&zone=${one.zone.id}`))).toEqual([]);
  expect(numbersOf(await get(`?view=all&shop=${other.product.shopId}`))).toEqual([other.orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${one.phone}`))).toEqual([one.orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${other.orderNumber.slice(0, 9)}`))).toEqual([other.orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${one.phone.slice(-8)}`))).toEqual([one.orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${one.phone}&min_total=312`))).toEqual([]);
  expect(numbersOf(await get(`?view=all&q=${one.phone}&max_total=311`))).toEqual([one.orderNumber]);
  expect(numbersOf(await get(`?view=all&q=${one.phone}&to=2020-01-01`))).toEqual([]);
  expect(numbersOf(await get(`?view=all&q=${one.phone}&from=2020-01-01&to=2100-01-01`))).toEqual([one.orderNumber]);
  expect(numbersOf(await get('?view=all&q=%25'))).toEqual([]);
});

test('other orders of the same phone number are facts on the row', async () => {
  const first = await makeOrdered();
  await moveTo(first.orderNumber, 'shipped');
  await post(`/${first.orderNumber}/return`, { reason: 'Refused at the door' });
  const second = await makeOrdered({ phone: first.phone });
  await moveTo(second.orderNumber, 'delivered');
  const third = await makeOrdered({ phone: first.phone });
  const fourth = await makeOrdered({ phone: first.phone });
  const answer = await get(`/${fourth.orderNumber}`);
  expect(answer.body.data.same_phone).toEqual({ pending: 1, ended: 2, returned: 1 });
  expect(answer.body.data.customer).toMatchObject({ orders: 4, delivered: 1, returned: 1, cancelled: 0, paid: 311 });
  expect(numbersOf(await get(`?view=confirm&q=${first.phone}`))).toEqual([third.orderNumber, fourth.orderNumber]);
});

test('one order: what it needs next, what is left of its products, its history and mails', async () => {
  const { orderNumber, product, shopper } = await makeOrdered();
  await move([orderNumber], 'confirmed');
  const { status, body } = await get(`/${orderNumber}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    order_number: orderNumber,
    next: ['packed', 'cancelled'],
    email: shopper.email,
    order_notes: 'Ring twice',
    locale: 'en',
    sub_total: 301,
    delivery_charge: 60,
    coupon: 50,
    product_details: [{ name: product.title, qty: 2, stock: 7, shop: expect.any(String) }],
  });
  expect(body.data.history).toMatchObject([
    { kind: 'status', from: 'pending', to: 'confirmed', by: staff.fullName, is_shopper: false },
    { kind: 'status', from: null, to: 'pending' },
  ]);
  expect(body.data.mails.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'order-confirmation',
    'order-confirmed',
  ]);
  for (const { id } of body.data.mails) {
    const mail = await get(`/${orderNumber}/mails/${id}`);
    expect(mail.body.data.text).toContain(orderNumber);
  }
  expect((await get('/HT-2222-2222')).body.code).toBe('NOT_FOUND');
  expect((await get(`/${orderNumber}/mails/01890000-0000-7000-8000-000000000000`)).body.code).toBe('NOT_FOUND');
});

test('what names no order is not found', async () => {
  const calls: [string, object][] = [
    ['calls', { outcome: 'no_answer' }],
    ['notes', { text: 'Nobody' }],
    ['return', { reason: 'Nobody' }],
    ['corrections', { name: { before: 'Rina', after: 'Rina Akter' } }],
  ];
  for (const [what, body] of calls)
    expect([what, (await post(`/HT-2222-2222/${what}`, body)).body.code]).toEqual([what, 'NOT_FOUND']);
});

test('a mail whose text was removed because of its age is not found', async () => {
  const { orderNumber } = await makeOrdered();
  await move([orderNumber], 'confirmed');
  const mail = await db.mail.findFirstOrThrow({ where: { kind: 'order-confirmed', order: { orderNumber } } });
  await db.mail.update({ where: { id: mail.id }, data: { subject: null, text: null, html: null } });
  expect((await get(`/${orderNumber}/mails/${mail.id}`)).body.code).toBe('NOT_FOUND');
});

test('a step is taken with those that allow it, and said of each', async () => {
  const one = await makeOrdered();
  const other = await makeOrdered();
  await move([other.orderNumber], 'confirmed');
  const answer = await move([one.orderNumber, other.orderNumber, 'HT-2222-2222', one.orderNumber], 'confirmed');
  expect(answer.body.data).toEqual([
    { order_number: one.orderNumber, result: 'moved', status: 'confirmed', changed: null },
    {
      order_number: other.orderNumber,
      result: 'not_allowed',
      status: 'confirmed',
      changed: { at: expect.any(String), by: staff.fullName },
    },
    { order_number: 'HT-2222-2222', result: 'not_found', status: null, changed: null },
  ]);
});

test('a refused step names whoever was faster: the shopper, or nobody if the shop itself was', async () => {
  const [hers, ours] = [await makeOrdered(), await makeOrdered()];
  await http
    .post(`/api/order/${hers.orderNumber}/cancel`)
    .set({ authorization: `Bearer ${hers.shopper.token}` })
    .expect(200);
  await changeOrderStatus(services, { orderNumber: ours.orderNumber, status: 'cancelled', byUserId: null });
  const { body } = await move([hers.orderNumber, ours.orderNumber], 'confirmed');
  const { createdAt } = await db.orderStatusChange.findFirstOrThrow({
    where: { order: { orderNumber: hers.orderNumber }, toStatus: 'cancelled' },
  });
  const { fullName } = await db.user.findUniqueOrThrow({ where: { id: hers.shopper.userId } });
  expect(body.data).toMatchObject([
    { status: 'cancelled', changed: { at: createdAt.toISOString(), by: fullName } },
    { status: 'cancelled', changed: { by: null } },
  ]);
});

test('a cancelled order says why, and gives stock and coupon back', async () => {
  const { orderNumber, product, coupon } = await makeOrdered();
  expect((await move([orderNumber], 'cancelled', { reason: ' ' })).body).toMatchObject({
    code: 'VALIDATION',
    errors: [{ path: 'reason', code: 'REQUIRED' }],
  });
  expect((await move([orderNumber], 'cancelled', { reason: 'Wrong number' })).body.data[0].result).toBe('moved');
  expect(await stockOf(product.id)).toBe(9);
  expect((await db.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount).toBe(0);
  const { body } = await get(`/${orderNumber}`);
  expect(body.data.history[0]).toMatchObject({ to: 'cancelled', reason: 'Wrong number', by: staff.fullName });
});

test('damaged pieces of a return leave the stock with a movement of their own', async () => {
  const { orderNumber, product } = await makeOrdered();
  const damaged = [{ product_id: product.id, qty: 1 }];
  const early = await post(`/${orderNumber}/return`, { reason: 'Torn', damaged });
  expect([early.status, early.body.code, early.body.data.status]).toEqual([409, 'CHANGED_MEANWHILE', 'pending']);
  await moveTo(orderNumber, 'shipped');
  const tooMany = await post(`/${orderNumber}/return`, {
    reason: 'Torn',
    damaged: [...damaged, ...damaged, ...damaged],
  });
  expect(tooMany.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'damaged.2.qty' }] });
  const answer = await post(`/${orderNumber}/return`, { reason: 'Torn', damaged });
  expect([answer.status, answer.body.data.status]).toEqual([200, 'returned']);
  expect(await stockOf(product.id)).toBe(8);
  const movement = await db.stockMovement.findFirst({ where: { productId: product.id, reason: 'damaged' } });
  expect(movement).toMatchObject({ delta: -1, staffId: staff.staffId });
  expect(answer.body.data.came_back).toEqual({ reason: 'Torn', in_stock: 1, damaged: 1 });
});

test('calls are counted, and what was agreed on the phone happens', async () => {
  const { orderNumber } = await makeOrdered();
  const call = (body: object) => post(`/${orderNumber}/calls`, body);
  expect((await call({ outcome: 'no_answer' })).body.data.status).toBe('pending');
  const later = await call({ outcome: 'later', again_at: '2026-11-22T12:00:00Z' });
  expect(later.body.data.calls).toEqual({
    count: 2,
    unanswered: 1,
    last: {
      outcome: 'later',
      at: expect.any(String),
      by: staff.fullName,
      again_at: '2026-11-22T12:00:00.000Z',
    },
  });
  expect((await call({ outcome: 'cancelled' })).body.errors[0].path).toBe('reason');
  const confirmed = await call({ outcome: 'confirmed' });
  expect(confirmed.body.data).toMatchObject({ status: 'confirmed', calls: { count: 3 } });
  const again = await call({ outcome: 'confirmed' });
  expect([again.status, again.body.code, again.body.data.calls.count]).toEqual([409, 'CHANGED_MEANWHILE', 3]);
  expect((await get(`/${orderNumber}`)).body.data.calls.count).toBe(3);
});

test('an order that is cancelled on the phone keeps the call, and why', async () => {
  const { orderNumber, product } = await makeOrdered();
  const answer = await post(`/${orderNumber}/calls`, { outcome: 'cancelled', reason: 'Shopper asked' });
  expect(answer.body.data).toMatchObject({ status: 'cancelled', calls: { count: 1, last: { outcome: 'cancelled' } } });
  expect(answer.body.data.history).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'call', outcome: 'cancelled', by: staff.fullName }),
      expect.objectContaining({ kind: 'status', to: 'cancelled', reason: 'Shopper asked', by: staff.fullName }),
    ]),
  );
  expect(await stockOf(product.id)).toBe(9);
});

test('a correction replaces what was seen, or shows what it has become', async () => {
  const { orderNumber } = await makeOrdered();
  const correct = (body: object) => post(`/${orderNumber}/corrections`, body);
  const before = 'House 12, Road 5, Dhanmondi, Dhaka';
  const answer = await correct({ address: { before, after: 'House 21, Road 5, Mirpur' } });
  expect(answer.body.data).toMatchObject({
    address: 'House 21, Road 5, Mirpur',
    history: [{ kind: 'correction', field: 'address', before, after: 'House 21, Road 5, Mirpur' }, {}],
  });
  const second = await correct({ address: { before, after: 'House 7' } });
  expect([second.status, second.body.code, second.body.data.address]).toEqual([
    409,
    'CHANGED_MEANWHILE',
    'House 21, Road 5, Mirpur',
  ]);
  const both = await correct({
    name: { before: answer.body.data.name, after: 'Rina' },
    phone: { before: 'other', after: '01912345678' },
  });
  expect([both.body.code, both.body.data.name]).toEqual(['CHANGED_MEANWHILE', answer.body.data.name]);
  const phone = await correct({ phone: { before: answer.body.data.phone, after: '01912345678' } });
  expect(phone.body.data.phone).toBe('+8801912345678');
  await moveTo(orderNumber, 'shipped');
  const late = await correct({ name: { before: answer.body.data.name, after: 'Rina' } });
  expect(late.body.code).toBe('CHANGED_MEANWHILE');
});

test('notes stay with the shop, and go with the person', async () => {
  const { orderNumber, shopper } = await makeOrdered();
  const answer = await post(`/${orderNumber}/notes`, { text: 'Her brother takes it' });
  expect(answer.body.data.history[0]).toMatchObject({ kind: 'note', text: 'Her brother takes it', by: staff.fullName });
  const seen = await http.get(`/api/order/${orderNumber}`).set('authorization', `Bearer ${shopper.token}`);
  expect(seen.text).not.toContain('brother');
  await move([orderNumber], 'cancelled', { reason: 'Asked for it' });
  await http
    .post('/api/account-delete')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ password: shopper.password });
  const { body } = await get(`/${orderNumber}`);
  expect(body.data).toMatchObject({ is_forgotten: true, name: '', history: [{ kind: 'status' }, { kind: 'status' }] });
  expect((await post(`/${orderNumber}/notes`, { text: 'Late' })).body.code).toBe('CHANGED_MEANWHILE');
});

test('the audit log names personal data by reference', async () => {
  const { orderNumber } = await makeOrdered();
  await post(`/${orderNumber}/notes`, { text: 'A secret of hers' });
  await post(`/${orderNumber}/corrections`, {
    address: { before: 'House 12, Road 5, Dhanmondi, Dhaka', after: 'A secret house' },
  });
  await move([orderNumber], 'confirmed');
  const entries = await db.auditEntry.findMany({
    where: { subjectKind: 'order', subjectId: orderNumber },
    orderBy: { id: 'asc' },
  });
  expect(entries).toMatchObject([
    { action: 'adminOrderNote', after: { note: expect.any(String) } },
    { action: 'adminOrderCorrection', after: { correction: expect.any(String) } },
    { action: 'adminOrderMove', before: { status: 'pending' }, after: { status: 'confirmed' } },
  ]);
  expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toContain('secret');
});

/** Makes both requests reach the order before either can lock it. */
const bothAtOnce = (orderNumber: string, requests: () => Promise<unknown>[]) =>
  whileLocked(services.pool, `SELECT FROM orders WHERE order_number = '${orderNumber}' FOR UPDATE`, {
    waiting: 2,
    work: () => Promise.all(requests()),
  });

const resultOf = ({ body }: { body: { data: { result: string; status: string }[] } }) => body.data[0]?.result;

test('of two who confirm one order at once, one does; the shopper is told once', async () => {
  const { orderNumber } = await makeOrdered();
  const outcome = await bothAtOnce(orderNumber, () => [
    move([orderNumber], 'confirmed').then(resultOf),
    post(`/${orderNumber}/calls`, { outcome: 'confirmed' }).then(({ status }) => status),
  ]);
  expect([
    ['moved', 409],
    ['not_allowed', 200],
  ]).toContainEqual(outcome);
  expect(await db.mail.count({ where: { kind: 'order-confirmed', order: { orderNumber } } })).toBe(1);
});

test('of two who correct one field at once, one is shown what the other wrote', async () => {
  const { orderNumber } = await makeOrdered();
  const before = 'House 12, Road 5, Dhanmondi, Dhaka';
  const correct = (after: string) => post(`/${orderNumber}/corrections`, { address: { before, after } });
  const outcome = await bothAtOnce(orderNumber, () =>
    ['House 1', 'House 2'].map((after) => correct(after).then(({ status, body }) => [status, body.data.address])),
  );
  expect([
    [
      [200, 'House 1'],
      [409, 'House 1'],
    ],
    [
      [409, 'House 2'],
      [200, 'House 2'],
    ],
  ]).toContainEqual(outcome);
});

test('an order follows its products from shop to shop', async () => {
  const { orderNumber, product } = await makeOrdered();
  const other = await makeProduct(services, { stock: 1 });
  const ofShop = async (shop: number) => numbersOf(await get(`?view=all&shop=${shop}`));
  await db.product.update({ where: { id: product.id }, data: { shopId: other.shopId } });
  expect([await ofShop(product.shopId), await ofShop(other.shopId)]).toEqual([[], [orderNumber]]);
  await moveTo(orderNumber, 'shipped');
  expect(numbersOf(await get(`?view=way&shop=${other.shopId}`))).toEqual([orderNumber]);
  expect(numbersOf(await get(`?view=confirm&shop=${other.shopId}`))).toEqual([]);
  await db.product.delete({ where: { id: product.id } });
  expect(await ofShop(other.shopId)).toEqual([]);
  await db.orderLine.updateMany({ where: { order: { orderNumber } }, data: { productId: other.id } });
  expect(await ofShop(other.shopId)).toEqual([orderNumber]);
  await db.orderLine.updateMany({ where: { order: { orderNumber } }, data: { productId: null } });
  expect(await ofShop(other.shopId)).toEqual([]);
});
