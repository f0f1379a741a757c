import { expect, test } from 'vitest';
import { checkoutBody, makeZone, postCheckout } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { assertInvariants } from '../../../../test/assert-invariants.ts';

const { http, services } = await startTestApp();
const operator = await makeStaff(services, { role: 'operator' });

const usual = {
  value: 150,
  min_subtotal: 0,
  starts_at: null,
  ends_at: null,
  total_limit: null,
  per_customer_limit: null,
  is_active: true,
  is_public: true,
};
let made = 0;
const newCode = () => `TEST${process.pid}-${(made += 1)}`;

const create = (fields: object) =>
  http
    .post('/api/admin/coupons')
    .set(operator.headers)
    .send({ ...usual, code: newCode(), ...fields });
const change = (code: string, fields: object) =>
  http
    .post(`/api/admin/coupons/${code}`)
    .set(operator.headers)
    .send({ ...usual, ...fields });
const check = (code: string) => http.post('/api/coupon-check').send({ code, sub_total: 2_000 });

const read = async (query: string) =>
  (await http.get(`/api/admin/coupons${query}`).set(operator.headers).expect(200)).body;
const changeOrder = (orderNumber: string, data: object) => services.db.order.update({ where: { orderNumber }, data });

async function order(code: string, shopper = makeShopper(services)) {
  const [who, zone, product] = [await shopper, await makeZone(services), await makeProduct(services)];
  const item = [{ product_id: product.id, qty: 1 }];
  return postCheckout(http, { shopper: who, body: checkoutBody({ shopper: who, zone, item, coupon_code: code }) });
}

test('a coupon is made, used, changed and switched off; the checkout follows at once', async () => {
  const code = newCode();
  const { body } = await create({ code: code.toLowerCase(), total_limit: 2, per_customer_limit: 1 }).expect(201);
  expect(body.data).toMatchObject({ code, value: 150, state: 'running', used_count: 0, version: 1 });
  expect((await read(`/${code}`)).data).toEqual(body.data);
  const shopper = await makeShopper(services);
  expect((await order(code, Promise.resolve(shopper))).status).toBe(201);
  expect((await order(code, Promise.resolve(shopper))).body.code).toBe('COUPON_INVALID');
  expect((await order(code)).status).toBe(201);
  expect((await order(code)).body.code).toBe('COUPON_EXHAUSTED');

  const raised = await change(code, { version: 1, total_limit: 3, per_customer_limit: 1 }).expect(200);
  expect(raised.body.data).toMatchObject({ total_limit: 3, used_count: 2, version: 2, state: 'running' });
  await check(code).expect(200);
  const below = await change(code, { version: 2, total_limit: 1 });
  expect([below.status, below.body.errors[0].path]).toEqual([422, 'total_limit']);
  const stopped = await change(code, { version: 2, total_limit: 2 }).expect(200);
  expect(stopped.body.data.state).toBe('used_up');
  await change(code, { version: 3, total_limit: 3, is_active: false }).expect(200);
  expect((await check(code)).body.code).toBe('COUPON_INVALID');
  expect((await order(code)).body.code).toBe('COUPON_INVALID');
  const entries = await services.db.auditEntry.findMany({ where: { subjectId: code }, orderBy: { id: 'asc' } });
  expect(entries.map(({ after }) => after)).toEqual([
    expect.objectContaining({ value: 150, total_limit: 2 }),
    { total_limit: 3 },
    { total_limit: 2, per_customer_limit: null },
    { total_limit: 3, is_active: false },
  ]);
});

test('the limit for each shopper may be lowered below the uses so far, which counts for those that follow', async () => {
  const { body } = await create({ code: newCode(), per_customer_limit: null }).expect(201);
  const { code } = body.data;
  const shopper = await makeShopper(services);
  for (const status of [201, 201]) expect((await order(code, Promise.resolve(shopper))).status).toBe(status);
  await change(code, { version: 1, per_customer_limit: 1 }).expect(200);
  await assertInvariants(services);
  expect((await order(code, Promise.resolve(shopper))).body.code).toBe('COUPON_INVALID');
});

test('the shop shows a public coupon within a second, and one passed on by word not', async () => {
  const { body } = await create({}).expect(201);
  const { code } = body.data;
  const shown = async () =>
    (await http.get('/api/coupon-list')).body.data.some((coupon: { code: string }) => coupon.code === code);
  await expect.poll(shown, { timeout: 1_000 }).toBe(true);
  await change(code, { version: 1, is_public: false }).expect(200);
  await expect.poll(shown, { timeout: 1_000 }).toBe(false);
  await check(code).expect(200);
});

test('CHANGED_MEANWHILE: of two who change at once, one does', async () => {
  const { body } = await create({}).expect(201);
  const { code } = body.data;
  const answers = await Promise.all([200, 300].map((value) => change(code, { version: 1, value })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { version: 2, changed: { by: operator.fullName } },
  });
});

test('CODE_TAKEN, also in other letters and at the same time', async () => {
  const code = newCode();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create({ code })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'CODE_TAKEN')).toHaveLength(4);
  await services.db.coupon.create({ data: { code: `word-${process.pid}`, value: 100 } });
  expect((await create({ code: `WORD-${process.pid}` })).body.code).toBe('CODE_TAKEN');
});

test.each([
  [{ code: 'A' }, 'code'],
  [{ code: 'EID 300' }, 'code'],
  [{ value: 0 }, 'value'],
  [{ value: 1_000_001 }, 'value'],
  [{ total_limit: 0 }, 'total_limit'],
  [{ per_customer_limit: 1.5 }, 'per_customer_limit'],
  [{ starts_at: '0000-01-01T00:00:00Z' }, 'starts_at'],
  [{ starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-11-01T00:00:00Z' }, 'ends_at'],
])('VALIDATION: %o', async (fields, path) => {
  const { status, body } = await create(fields);
  expect([status, body.code, body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
});

test('each coupon is in the list of its state, and the lists are counted', async () => {
  const [earlier, later] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  const kinds = [
    { view: 'running' },
    { view: 'running', startsAt: earlier, endsAt: later, totalLimit: 5, usedCount: 4 },
    { view: 'planned', startsAt: later },
    { view: 'ended', endsAt: earlier },
    { view: 'ended', totalLimit: 5, usedCount: 5 },
    { view: 'ended', startsAt: later, isActive: false },
  ];
  const coupons = kinds.map(({ view: _view, ...fields }) => ({ code: newCode(), value: 100, ...fields }));
  const { counts: before } = await read('');
  await services.db.coupon.createMany({ data: coupons });
  const { counts: after } = await read('');
  const added = Object.fromEntries(Object.keys(after).map((view) => [view, after[view] - before[view]]));
  expect(added).toEqual({ running: 2, planned: 1, ended: 3, all: 6 });
  const stateOf = { running: ['running'], planned: ['planned'], ended: ['ended', 'used_up', 'off'] };
  for (const [view, states] of Object.entries(stateOf)) {
    const { data }: { data: { code: string; state: string }[] } = await read(`?view=${view}`);
    expect(data.filter(({ state }) => !states.includes(state))).toEqual([]);
    const wanted = coupons.filter((_, index) => kinds[index]?.view === view).map(({ code }) => code);
    expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(wanted));
  }
});

test('what coupons gave away is that of the last 30 days, without orders that were cancelled or came back', async () => {
  const { body } = await create({ value: 150 }).expect(201);
  const before = (await read('')).figures;
  const orders = [];
  for (let nth = 0; nth < 4; nth += 1) orders.push((await order(body.data.code)).body.data);
  const [kept, cancelled, returned, old] = orders;
  await changeOrder(cancelled.order_number, { status: 'cancelled' });
  await changeOrder(returned.order_number, { status: 'returned' });
  await changeOrder(old.order_number, { createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) });
  const after = (await read('')).figures;
  expect(after.given_away - before.given_away).toBeCloseTo(150);
  expect(after.orders_total - before.orders_total).toBeCloseTo(kept.total_amount);
});

test('NOT_FOUND; the list has every coupon once, newest first', async () => {
  expect((await change('NO-SUCH-COUPON', { version: 1 })).body.code).toBe('NOT_FOUND');
  const { body: missing } = await http.get('/api/admin/coupons/NO-SUCH-COUPON').set(operator.headers).expect(404);
  expect(missing.code).toBe('NOT_FOUND');
  const codes: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: { body: { data: { code: string }[]; next_cursor: string | null } } = await http
      .get(`/api/admin/coupons${cursor === '' ? '' : `?cursor=${cursor}`}`)
      .set(operator.headers)
      .expect(200);
    codes.push(...body.data.map(({ code }) => code));
    cursor = body.next_cursor;
  }
  expect(codes).toHaveLength(await services.db.coupon.count());
  expect(new Set(codes).size).toBe(codes.length);
});
