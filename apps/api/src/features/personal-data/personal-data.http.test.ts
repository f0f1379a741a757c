import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeOrder, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { forgetMailsOf } from '../../platform/mail/mails-of-person.ts';
import { changeOrderStatus } from '../orders/public.ts';
import { forgetWhatIsOld } from './retention.ts';

const { http, services } = await startTestApp();
const zone = await makeZone(services);

afterAll(() => assertInvariants(services));

function post(path: string, shopper: TestShopper, body: object) {
  return http.post(path).set('authorization', `Bearer ${shopper.token}`).send(body);
}

const remove = (shopper: TestShopper, password = shopper.password) =>
  post('/api/account-delete', shopper, { password });

async function move(orderNumber: string, ...statuses: ('confirmed' | 'packed' | 'shipped' | 'delivered')[]) {
  for (const status of statuses) await changeOrderStatus(services, { orderNumber, status, byUserId: null });
}

/** A person with data in every place where the shop stores some; each of her texts contains `mark`. */
async function makeKnownPerson() {
  const mark = `mark${randomUUID().slice(0, 8)}`;
  const phone = `+88017${String(Math.random()).slice(2, 10)}`;
  const shopper = await makeShopper(services, { name: `${mark} Begum`, email: `${mark}@haat.test`, phone });
  const product = await makeProduct(services, { stock: 9 });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await http
    .post('/api/profie_change')
    .set('authorization', `Bearer ${shopper.token}`)
    .field('address', `House ${mark}`)
    .attach('photo', picture, 'me.png')
    .expect(200);
  const item = [{ product_id: product.id, qty: 1 }];
  const body = checkoutBody({ shopper, zone, item, phone, address: `Road ${mark}`, order_notes: `Ring ${mark}` });
  const ordered = await postCheckout(http, { shopper, body, key: `key-${mark}` });
  const orderNumber: string = ordered.body.data.order_number;
  await services.pool.query(
    `UPDATE mails SET text = 'Dear ' || $1, subject = $1, html = $1, status = 'sent'
      WHERE order_id = (SELECT id FROM orders WHERE order_number = $2)`,
    [mark, orderNumber],
  );
  await move(orderNumber, 'confirmed', 'packed', 'shipped', 'delivered');
  await services.db.orderStatusChange.updateMany({
    where: { order: { orderNumber }, toStatus: 'delivered' },
    data: { reason: `Her brother took it: ${mark}` },
  });
  const uploaded = await http
    .post('/api/review-photo')
    .set('authorization', `Bearer ${shopper.token}`)
    .attach('photo', picture, 'at-home.png')
    .expect(201);
  const reviewPhoto: string = uploaded.body.data.path;
  const words = { star: 4, message: 'Soft and light', photos: [reviewPhoto] };
  const reviewed = { ...words, user_id: shopper.userId, product_id: product.id };
  await post('/api/review-store', shopper, reviewed).expect(201);
  const helpful = await makeReviewOfAnother();
  await post(`/api/review-helped/${helpful.id}`, shopper, { helped: true }).expect(200);
  const favourites = [{ product_id: product.id, qty: 1, known_qty: 0 }];
  await post('/api/saved-lists', shopper, { cart: [], favourites }).expect(200);
  await http.post('/api/newsletter').send({ email: shopper.email }).expect(200);
  await http.post('/api/forget_password').send({ email: shopper.email }).expect(200);
  const seller = { fullname: mark, email: shopper.email, phone, location: mark, buisness_type: mark };
  await http.post('/api/seller-request-store').field(seller).expect(201);
  await services.db.confirmedAddress.create({ data: { userId: shopper.userId, email: shopper.email } });
  return { shopper, mark, phone, orderNumber, product, reviewPhoto, helpful };
}

async function makeReviewOfAnother(): Promise<{ id: number; slug: string }> {
  const [author, { id: productId, slug }] = [await makeShopper(services), await makeProduct(services)];
  const review = { productId, userId: author.userId, star: 5, message: 'As in the picture' };
  const { id } = await services.db.review.create({ data: review });
  await services.db.product.update({ where: { id: productId }, data: { ratingCount: 1, ratingSum: 5 } });
  return { id, slug };
}

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await services.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rowCount } = await services.pool.query(`SELECT FROM ${name} AS t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [
        text,
      ]);
      return rowCount === 1 ? [name] : [];
    }),
  );
  return found.flat();
}

test('an export contains everything stored about her, and no secrets', async () => {
  const { shopper, mark, orderNumber, product, reviewPhoto, helpful } = await makeKnownPerson();
  const { status, body, text } = await post('/api/account-export', shopper, { password: shopper.password });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    account: { full_name: `${mark} Begum`, email: shopper.email, address: `House ${mark}`, status: 'active' },
    orders: [{ order_number: orderNumber, status: 'delivered', address: `Road ${mark}`, order_notes: `Ring ${mark}` }],
    reviews: [
      { product: product.slug, star: '4', message: 'Soft and light', status: 'visible', photos: [reviewPhoto] },
    ],
    helped_reviews: [{ review_id: helpful.id, product: helpful.slug }],
    saved_lists: { favourites: [{ product_id: product.id, qty: 1 }] },
    newsletter: { since: expect.any(String) },
    seller_requests: [{ fullname: mark, buisness_type: mark }],
  });
  const kinds = body.data.mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['order-confirmation', 'order-delivered', 'seller-acknowledgement']));
  expect(text).not.toMatch(/argon2|password_hash|token_version|\b\d{6}\b/);
});

test('a deleted account leaves nothing of her in the database; orders and reviews stay anonymously', async () => {
  const { shopper, mark, phone, orderNumber, product, reviewPhoto, helpful } = await makeKnownPerson();
  const { photo } = await services.db.user.findUniqueOrThrow({ where: { id: shopper.userId } });
  expect(await services.storage.exists(`user_image/${photo}`)).toBe(true);
  expect((await tablesWith(mark)).length).toBeGreaterThan(5);

  expect((await remove(shopper)).status).toBe(200);
  expect(await tablesWith(mark)).toEqual([]);
  expect(await tablesWith(phone)).toEqual([]);
  expect(await services.storage.exists(`user_image/${photo}`)).toBe(false);

  const order = await services.db.order.findUniqueOrThrow({ where: { orderNumber }, include: { lines: true } });
  expect(order).toMatchObject({ status: 'delivered', name: '', phone: '', lines: [{ productId: product.id }] });
  const reviews = await http.get(`/api/single-product-reviewList/${product.id}`);
  expect(reviews.body).toMatchObject({
    data: [{ message: 'Soft and light', user: { full_name: '', photo: '' }, is_verified_purchase: false, photos: [] }],
    summary: { count: 1, average: 4 },
  });
  expect((await http.get(reviewPhoto)).status).toBe(404);
  expect(await services.db.reviewPhoto.count({ where: { userId: shopper.userId } })).toBe(0);
  expect(await services.db.helpedReview.count({ where: { reviewId: helpful.id } })).toBe(0);
});

test('an address that was never confirmed may be another person’s: applications under it are neither shown nor deleted', async () => {
  const { shopper, mark } = await makeKnownPerson();
  await services.db.confirmedAddress.deleteMany({ where: { userId: shopper.userId } });
  const { body } = await post('/api/account-export', shopper, { password: shopper.password });
  expect(body.data).toMatchObject({ account: { email: shopper.email }, seller_requests: null });
  const kinds: string[] = body.data.mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['order-confirmation', 'password-code']));
  expect(kinds.filter((kind) => kind.startsWith('seller-'))).toEqual([]);

  expect((await remove(shopper)).status).toBe(200);
  expect(await services.db.sellerRequest.count({ where: { email: shopper.email } })).toBe(1);
  expect((await tablesWith(mark)).toSorted()).toEqual(['public.mails', 'public.seller_requests']);
});

test('mails that name a longer address are other people’s', async () => {
  const { email } = await makeShopper(services, { email: `karim-${randomUUID()}@haat.test` });
  const write = (text: string) =>
    services.db.mail.create({
      data: { id: randomUUID(), kind: 'operator-seller', recipient: 'owner@haat.test', locale: 'en', text },
    });
  const others = [await write(`abdul.${email} applies`), await write(`Mail to ${email}.bd`)];
  const hers = [await write(`${email.toUpperCase()} and ${email} apply.`), await write(`Write to ${email}.`)];
  await forgetMailsOf(services.db, email);
  const left = await services.db.mail.findMany({ where: { id: { in: [...others, ...hers].map(({ id }) => id) } } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

test('a deleted account does not exist for any endpoint, and its address can be registered again', async () => {
  const { shopper, phone, orderNumber } = await makeKnownPerson();
  expect((await remove(shopper)).status).toBe(200);
  const asHer = { authorization: `Bearer ${shopper.token}` };
  for (const path of ['userInfo', 'user_order', `order/${orderNumber}`, `order/${orderNumber}/invoice`])
    expect([path, (await http.get(`/api/${path}`).set(asHer)).status]).toEqual([path, 401]);
  expect((await http.get(`/api/user-name/${shopper.userId}`)).status).toBe(404);
  expect((await http.post('/api/order-tracking').send({ order_number: orderNumber, phone })).status).toBe(404);
  expect((await http.post('/api/login').send(shopper)).status).toBe(401);
  // The anonymised order can still change its status, and nobody is mailed.
  expect(await changeOrderStatus(services, { orderNumber, status: 'returned', byUserId: null })).toBe(true);
  expect(await services.db.mail.count({ where: { recipient: '', kind: 'order-returned' } })).toBe(0);
  const again = { name: 'Rokeya', email: shopper.email, password: 'shapla-1971-x', confirm_password: 'shapla-1971-x' };
  expect((await http.post('/api/register').send(again)).status).toBe(201);
});

test('an account without orders is deleted with its row', async () => {
  const shopper = await makeShopper(services);
  expect((await remove(shopper)).status).toBe(200);
  expect(await services.db.user.findUnique({ where: { id: shopper.userId } })).toBeNull();
});

test('ORDERS_UNDER_WAY until they are delivered or cancelled, and nothing is deleted', async () => {
  const shopper = await makeShopper(services);
  const product = await makeProduct(services, { stock: 9 });
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  for (const status of ['confirmed', 'packed', 'shipped'] as const) {
    const refused = await remove(shopper);
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS_UNDER_WAY']);
    await move(orderNumber, status);
  }
  expect((await remove(shopper)).status).toBe(409);
  expect((await http.get('/api/userInfo').set('authorization', `Bearer ${shopper.token}`)).status).toBe(200);
  await move(orderNumber, 'delivered');
  expect((await remove(shopper)).status).toBe(200);
});

test('REAUTHENTICATE without the right password, for export and deletion', async () => {
  const shopper = await makeShopper(services);
  for (const path of ['/api/account-export', '/api/account-delete']) {
    const answer = await post(path, shopper, { password: 'a long guess' });
    expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([403, 'REAUTHENTICATE', 'password']);
    expect((await post(path, shopper, {})).status).toBe(422);
    expect((await http.post(path).send({ password: shopper.password })).status).toBe(401);
  }
  expect(await services.db.user.count({ where: { id: shopper.userId } })).toBe(1);
});

test.each([{ hasOrdered: false }, { hasOrdered: true }])(
  'an order that comes in while the account is being deleted is refused: %j',
  async ({ hasOrdered }) => {
    const shopper = await makeShopper(services);
    const product = await makeProduct(services, { stock: 9 });
    const order = { shopper, zone, item: [{ product_id: product.id, qty: 1 }] };
    if (hasOrdered)
      await move((await makeOrder(http, order)).orderNumber, 'confirmed', 'packed', 'shipped', 'delivered');
    await http.post('/api/newsletter').send({ email: shopper.email });
    const blocker = await services.pool.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM newsletter_subscribers WHERE email = $1 FOR UPDATE', [shopper.email]);
      const deleted = remove(shopper).then(({ status }) => status);
      await untilWaiting(blocker, 1);
      const ordered = postCheckout(http, { shopper, body: checkoutBody(order) }).then(({ status }) => status);
      await untilWaiting(blocker, 2);
      await blocker.query('COMMIT');
      expect(await Promise.all([deleted, ordered])).toEqual([200, 401]);
    } finally {
      blocker.release();
    }
    expect(await services.db.order.count({ where: { email: shopper.email } })).toBe(0);
  },
);

test('retention removes persons from old orders, unused accounts and old applications', async () => {
  const { shopper, mark, orderNumber } = await makeKnownPerson();
  const idle = await makeShopper(services);
  const { shopper: active, mark: activeMark } = await makeKnownPerson();
  // An order that was never confirmed ages too, and does not keep its account alive.
  const product = await makeProduct(services, { stock: 9 });
  const stuck = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const old = [orderNumber, stuck.orderNumber];
  await services.pool.query(
    `UPDATE orders SET created_at = now() - interval '5 years 1 day' WHERE order_number = ANY($1)`,
    [old],
  );
  await services.pool.query(`UPDATE users SET last_login_at = now() - interval '3 years 1 day' WHERE id = ANY($1)`, [
    [shopper.userId, idle.userId],
  ]);
  await services.pool.query(
    `UPDATE seller_requests SET created_at = now() - interval '24 months 1 day' WHERE email = $1`,
    [active.email],
  );
  expect(await forgetWhatIsOld(services)).toEqual({ orders: 2, accounts: 2, sellerRequests: 1 });
  // An old account ends neither a new application nor a subscription.
  const ofAddress = ['public.mails', 'public.newsletter_subscribers', 'public.seller_requests'];
  expect((await tablesWith(mark)).toSorted()).toEqual(ofAddress);
  expect(await services.db.order.findUniqueOrThrow({ where: { orderNumber } })).toMatchObject({ name: '', email: '' });
  expect(await services.db.user.findUnique({ where: { id: idle.userId } })).toBeNull();
  expect(await tablesWith(activeMark)).toContain('public.orders');
  expect(await tablesWith(activeMark)).not.toContain('public.seller_requests');
  expect(await forgetWhatIsOld(services)).toEqual({ orders: 0, accounts: 0, sellerRequests: 0 });
});

test('an old order without personal data can still be listed, shown and printed', async () => {
  const { shopper, orderNumber } = await makeKnownPerson();
  await services.pool.query(`UPDATE orders SET created_at = now() - interval '6 years' WHERE order_number = $1`, [
    orderNumber,
  ]);
  await forgetWhatIsOld(services);
  const asHer = { authorization: `Bearer ${shopper.token}` };
  const listed = await http.get('/api/user_order').set(asHer);
  expect(listed.body.data).toMatchObject([{ order_number: orderNumber }]);
  const shown = await http.get(`/api/order/${orderNumber}`).set(asHer);
  expect(shown.body.data).toMatchObject({ name: '', phone: '', address: '', order_notes: null });
  for (const lang of ['en', 'bn']) {
    const invoice = await http.get(`/api/order/${orderNumber}/invoice?lang=${lang}`).set(asHer);
    expect([invoice.status, invoice.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
});

test('a setting of 0 keeps everything', async () => {
  const { shopper } = await makeKnownPerson();
  await services.pool.query(`UPDATE orders SET created_at = now() - interval '90 years' WHERE user_id = $1`, [
    shopper.userId,
  ]);
  const config = {
    ...services.config,
    RETENTION_ORDERS_YEARS: 0,
    RETENTION_ACCOUNTS_YEARS: 0,
    RETENTION_SELLER_REQUESTS_MONTHS: 0,
  };
  expect(await forgetWhatIsOld({ ...services, config })).toEqual({ orders: 0, accounts: 0, sellerRequests: 0 });
});

test('logging in counts as using the account', async () => {
  const shopper = await makeShopper(services);
  await services.pool.query(`UPDATE users SET last_login_at = now() - interval '9 years' WHERE id = $1`, [
    shopper.userId,
  ]);
  await http.post('/api/login').send({ email: shopper.email, password: shopper.password }).expect(200);
  const { lastLoginAt } = await services.db.user.findUniqueOrThrow({ where: { id: shopper.userId } });
  expect(Date.now() - lastLoginAt.getTime()).toBeLessThan(60_000);
});
