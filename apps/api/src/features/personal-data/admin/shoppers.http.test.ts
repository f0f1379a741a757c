import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { checkoutBody, makeOrder, makeZone, postCheckout } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { changeOrderStatus } from '../../orders/public.ts';

const one = await startTestApp();
const other = await startTestApp({ DATABASE_URL: one.services.config.DATABASE_URL });
const { http, services } = one;
const { db } = services;
const owner = await makeStaff(services, { role: 'owner', fullName: 'Farhana Kabir' });
const zone = await makeZone(services);

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin/shoppers${path}`).set(owner.headers);
const post = (path: string, body: object = {}) =>
  http.post(`/api/admin/shoppers/${path}`).set(owner.headers).send(body);
const logIn = ({ email, password }: TestShopper) => http.post('/api/login').send({ email, password });
const block = (shopper: TestShopper) => post(`${shopper.userId}/block`, { reason: 'Refused five parcels' });
const found = async (query: Record<string, string>) =>
  (await get(`?${new URLSearchParams(query).toString()}`).expect(200)).body;

async function order(shopper: TestShopper, overrides: object = {}) {
  const product = await makeProduct(services, { stock: 20 });
  const item = [{ product_id: product.id, qty: 2 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item, ...overrides });
  return { orderNumber, product };
}

test('a shopper is found by any part of name, address and number, and by an order number', async () => {
  const phone = '+8801799887766';
  const mark = `Zubaida${Date.now()}`;
  const shopper = await makeShopper(services, {
    name: `${mark} রহমান`,
    email: `${mark.toLowerCase()}@haat.test`,
    phone,
  });
  const { orderNumber } = await order(shopper);
  const row = {
    id: shopper.userId,
    full_name: `${mark} রহমান`,
    email: `${mark.toLowerCase()}@haat.test`,
    phone,
    orders: 1,
    is_blocked: false,
  };
  for (const q of [
    mark.slice(2),
    mark.toLowerCase(),
    `${mark} রহ`,
    `${mark}@haat`,
    ` ${mark}@Haat.test`,
    // A part of the address, not an address of its own.
    `${mark.slice(3)}@haat.test`,
    '01799-887 766',
    '০১৭৯৯৮৮৭৭৬৬',
    orderNumber,
  ])
    expect([q, (await found({ q })).data]).toEqual([q, [expect.objectContaining(row)]]);
  const longer = await makeShopper(services, { email: `a${mark.toLowerCase()}@haat.test` });
  expect((await found({ q: `${mark}@haat.test` })).data.map(({ id }: { id: string }) => id)).toEqual([shopper.userId]);
  expect((await found({ q: `${mark}@haat` })).data.map(({ id }: { id: string }) => id)).toEqual([
    longer.userId,
    shopper.userId,
  ]);
  for (const q of ['100%%%', 'no such shopper', 'HT-2222-2222']) expect((await found({ q })).data).toEqual([]);
  const short = await get('?q=ab');
  expect([short.status, short.body.errors]).toEqual([
    422,
    [{ path: 'q', message: 'Type at least three letters or figures.' }],
  ]);
});

test('pages of the list follow one another, newest first', async () => {
  const mark = `Page${Date.now()}`;
  const shoppers = await Promise.all(Array.from({ length: 53 }, () => makeShopper(services, { name: mark })));
  const first = await found({ q: mark });
  const second = await found({ q: mark, cursor: first.next_cursor });
  const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
  expect(ids).toEqual(
    shoppers
      .map(({ userId }) => userId)
      .toSorted()
      .toReversed(),
  );
  expect([first.data.length, second.next_cursor]).toEqual([50, null]);
});

test('one shopper: orders, sums, addresses, reviews and what else the shop knows', async () => {
  const shopper = await makeShopper(services, { name: 'Rahima Begum', phone: '+8801711111111' });
  const { orderNumber, product } = await order(shopper, { address: 'House 5, Road 2' });
  await order(shopper, { address: 'House 5, Road 2' });
  await order(shopper, { address: 'Office, Motijheel' });
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await changeOrderStatus(services, { orderNumber, status, byUserId: null });
  await http
    .post('/api/review-store')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ star: 4, message: 'Soft and light', user_id: shopper.userId, product_id: product.id })
    .expect(201);
  await http.post('/api/newsletter').send({ email: shopper.email }).expect(200);
  const { body } = await get(`/${shopper.userId}`).expect(200);
  expect(body.data).toMatchObject({
    full_name: 'Rahima Begum',
    orders: 3,
    totals: { under_way: 2, delivered: 1, cancelled: 0, returned: 0, paid: expect.any(Number) },
    blocked: null,
    review_count: 1,
    reviews: [{ star: 4, message: 'Soft and light', status: 'visible', product: { slug: product.slug } }],
    newsletter_since: expect.any(String),
    favourites: 0,
    seller_requests: 0,
  });
  expect(body.data.totals.paid).toBeGreaterThan(0);
  expect(body.data.newest_orders.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'pending',
    'delivered',
  ]);
  expect(body.data.addresses.map(({ address }: { address: string }) => address)).toEqual([
    'Office, Motijheel',
    'House 5, Road 2',
  ]);
});

test('NOT_FOUND: nobody, and whose account was deleted', async () => {
  const gone = await makeShopper(services);
  const { orderNumber } = await order(gone);
  await changeOrderStatus(services, { orderNumber, status: 'cancelled', byUserId: null, reason: 'asked for' });
  await post(`${gone.userId}/forget`).expect(200);
  for (const id of [gone.userId, '01890000-0000-7000-8000-000000000000']) {
    const answers = [
      await get(`/${id}`),
      await post(`${id}/block`, { reason: 'Spam' }),
      await post(`${id}/unblock`),
      await post(`${id}/export`),
      await post(`${id}/forget`),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('a blocked shopper is logged out, cannot order, and is told at the login whom to write to', async () => {
  const shopper = await makeShopper(services);
  const bearer = { authorization: `Bearer ${shopper.token}` };
  await other.http.get('/api/userInfo').set(bearer).expect(200);
  const product = await makeProduct(services, { stock: 5 });
  const answer = await block(shopper).expect(200);
  expect(answer.body.data).toMatchObject({
    is_blocked: true,
    blocked: { reason: 'Refused five parcels', by: 'Farhana Kabir', at: expect.any(String) },
  });
  await http.get('/api/userInfo').set(bearer).expect(401);
  // Another process may accept the token for a few more seconds, but stores no order.
  const body = checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const ordered = await postCheckout(other.http, { shopper, body });
  expect([ordered.status, ordered.body.code]).toEqual([401, 'UNAUTHORIZED']);
  expect(await db.order.count({ where: { userId: shopper.userId } })).toBe(0);

  const refused = await logIn(shopper);
  expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
  expect(refused.body.message).toMatch(/write to \S+@\S+ or call \+?\d/);
  const wrong = await logIn({ ...shopper, password: 'not the password' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);

  expect((await found({ view: 'blocked', q: shopper.email })).data).toHaveLength(1);
  const unblocked = await post(`${shopper.userId}/unblock`).expect(200);
  expect(unblocked.body.data).toMatchObject({ is_blocked: false, blocked: null });
  await logIn(shopper).expect(200);
  await http.get('/api/userInfo').set(bearer).expect(401);
  const entries = await db.auditEntry.findMany({ where: { subjectId: shopper.userId }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['adminShopperBlock', { status: 'blocked' }],
    ['adminShopperUnblock', { status: 'active' }],
  ]);
});

test('CHANGED_MEANWHILE: of two who block or unblock, one is told; the first reason stays', async () => {
  const shopper = await makeShopper(services);
  const answers = await Promise.all(['First', 'Second'].map((reason) => post(`${shopper.userId}/block`, { reason })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200);
  const late = answers.find(({ status }) => status === 409);
  expect([late?.body.code, late?.body.data.blocked.reason]).toEqual([
    'CHANGED_MEANWHILE',
    kept?.body.data.blocked.reason,
  ]);
  await post(`${shopper.userId}/unblock`).expect(200);
  const again = await post(`${shopper.userId}/unblock`);
  expect([again.status, again.body.code, again.body.data.is_blocked]).toEqual([409, 'CHANGED_MEANWHILE', false]);
});

test('an export is what the shopper gets herself, and stands in the audit log', async () => {
  const shopper = await makeShopper(services);
  await db.confirmedAddress.create({ data: { userId: shopper.userId, email: shopper.email } });
  await order(shopper);
  const own = await http
    .post('/api/account-export')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ password: shopper.password })
    .expect(200);
  const { body } = await post(`${shopper.userId}/export`).expect(200);
  expect({ ...body.data, exported_at: '' }).toEqual({ ...own.body.data, exported_at: '' });
  const [entry] = await db.auditEntry.findMany({ where: { subjectId: shopper.userId } });
  expect(entry).toMatchObject({ action: 'adminShopperExport', staffId: owner.staffId, subjectKind: 'shopper' });
});

test('ORDERS_UNDER_WAY: a shopper is forgotten once every order has arrived; sums and stock stay', async () => {
  const shopper = await makeShopper(services, { name: 'Shirin Akter' });
  const { orderNumber } = await order(shopper);
  const early = await post(`${shopper.userId}/forget`);
  expect([early.status, early.body.code]).toEqual([409, 'ORDERS_UNDER_WAY']);
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await changeOrderStatus(services, { orderNumber, status, byUserId: null });
  const { total } = await db.order.findUniqueOrThrow({ where: { orderNumber } });
  await block(shopper).expect(200);
  await post(`${shopper.userId}/forget`).expect(200);
  expect(await db.order.findUniqueOrThrow({ where: { orderNumber } })).toMatchObject({ total, name: '', email: '' });
  expect(await db.user.findUniqueOrThrow({ where: { id: shopper.userId } })).toMatchObject({
    status: 'forgotten',
    fullName: '',
    blockedReason: null,
    blockedById: null,
  });
  expect((await logIn(shopper)).body.code).toBe('WRONG_CREDENTIALS');
  expect((await found({ q: shopper.email })).data).toEqual([]);
  const [entry] = await db.auditEntry.findMany({ where: { subjectId: shopper.userId }, orderBy: { id: 'desc' } });
  expect(entry).toMatchObject({ action: 'adminShopperForget', after: { status: 'forgotten' } });
});
