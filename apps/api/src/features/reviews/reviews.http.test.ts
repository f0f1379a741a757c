import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { changeOrderStatus } from '../orders/public.ts';
import { listWaitingReviews, moderateReview } from './public.ts';

const { http, services } = await startTestApp();

const by = { staff: null, action: 'shop review', requestId: null } as const;

afterAll(() => assertInvariants(services));

function post(shopper: TestShopper, body: object) {
  return http
    .post('/api/review-store')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ user_id: shopper.userId, message: 'Lovely', ...body });
}

const list = (id: number | string) => http.get(`/api/single-product-reviewList/${id}`);

const own = (shopper: TestShopper, id: number) =>
  http.get(`/api/own-review/${id}`).set('authorization', `Bearer ${shopper.token}`);

async function deliver(orderNumber: string): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    expect(await changeOrderStatus(services, { orderNumber, status, byUserId: null })).toBe(true);
}

/** A shopper with a delivered order, whose reviews become visible at once. */
async function makeBuyer(name?: string): Promise<TestShopper> {
  const shopper = await makeShopper(services, name === undefined ? {} : { name });
  const [zone, product] = [await makeZone(services), await makeProduct(services)];
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  await deliver(orderNumber);
  return shopper;
}

test('a review is stored, listed and counted', async () => {
  const shopper = await makeBuyer('রহিমা বেগম');
  const product = await makeProduct(services);
  const message = '<script>alert(1)</script> খুব সুন্দর';
  const stored = await post(shopper, { product_id: product.id, star: '4', message });
  expect(stored.status).toBe(201);
  expect(stored.body.data).toEqual({
    id: expect.any(Number),
    star: '4',
    message: message.normalize('NFC'),
    date: expect.any(String),
    is_verified_purchase: false,
    photos: [],
    helped_count: 0,
    user: { full_name: 'রহিমা বেগম'.normalize('NFC'), photo: '' },
    status: 'visible',
  });
  const { status: _status, ...shown } = stored.body.data;
  const listed = await list(product.id);
  expect(listed.body.data).toEqual([shown]);
  expect(listed.body.next_cursor).toBeNull();
  expect(listed.body.summary).toEqual({
    average: 4,
    count: 1,
    histogram: [
      { star: '5', count: 0 },
      { star: '4', count: 1 },
      { star: '3', count: 0 },
      { star: '2', count: 0 },
      { star: '1', count: 0 },
    ],
  });
});

test('sending again replaces it', async () => {
  const [one, other] = [await makeBuyer(), await makeBuyer()];
  const product = await makeProduct(services);
  await post(one, { product_id: product.id, star: 1 });
  await post(other, { product_id: product.id, star: 4 });
  expect((await list(product.id)).body.summary).toMatchObject({ average: 2.5, count: 2 });
  expect((await post(one, { product_id: product.id, star: 5, message: 'Better now' })).status).toBe(201);
  const { body } = await list(product.id);
  expect(body.summary).toMatchObject({ average: 4.5, count: 2 });
  expect(body.data[0]).toMatchObject({ star: '5', message: 'Better now' });
});

test('only delivered products are verified purchases', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services);
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const early = await post(shopper, { product_id: product.id, star: 5 });
  expect(early.body.data).toMatchObject({ is_verified_purchase: false, status: 'pending' });
  await deliver(orderNumber);
  const late = await post(shopper, { product_id: product.id, star: 5 });
  expect(late.body.data).toMatchObject({ is_verified_purchase: true, status: 'visible' });
  await changeOrderStatus(services, { orderNumber, status: 'returned', byUserId: null });
  expect((await own(shopper, product.id)).body.data.is_verified_purchase).toBe(false);
});

test('the first review by an account without a delivery is pending, and only its author sees it', async () => {
  const [newcomer, stranger] = [await makeShopper(services), await makeShopper(services)];
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  const { body } = await post(newcomer, { product_id: one.id, star: 1, message: 'Never bought it' });
  expect(body.data.status).toBe('pending');
  expect((await post(newcomer, { product_id: other.id, star: 1 })).body.data.status).toBe('pending');
  expect((await list(one.id)).body).toMatchObject({ data: [], summary: { count: 0, average: 0 } });
  expect((await own(newcomer, one.id)).body.data).toEqual(body.data);
  expect((await own(stranger, one.id)).body.data).toBeNull();
  expect((await http.get(`/api/single-product/${one.id}`)).body.data.rating).toEqual({ average: 0, count: 0 });

  const waiting = await listWaitingReviews(services, 1_000);
  expect(waiting.find(({ id }) => id === body.data.id)).toMatchObject({
    message: 'Never bought it',
    product: one.slug,
  });
  expect(await moderateReview(services, { reviewId: body.data.id, status: 'visible', by })).toBe('done');
  // The approval invalidates the cached list through a notification from the database.
  await expect.poll(async () => (await list(one.id)).body.summary).toMatchObject({ count: 1, average: 1 });
  // Once one review is approved, her others are trusted; but the approved one needs approval again when it changes.
  expect((await post(newcomer, { product_id: other.id, star: 2 })).body.data.status).toBe('visible');
});

test('a hidden review stays hidden, whatever is changed in it', async () => {
  const [buyer, product] = [await makeBuyer(), await makeProduct(services)];
  const { body } = await post(buyer, { product_id: product.id, star: 5 });
  const reviewId: number = body.data.id;
  for (const status of ['hidden', 'hidden', 'visible', 'hidden'] as const)
    expect(await moderateReview(services, { reviewId, status, by })).toBe('done');
  expect((await post(buyer, { product_id: product.id, star: 4 })).body.data.status).toBe('hidden');
  expect((await list(product.id)).body).toMatchObject({ data: [], summary: { count: 0 } });
  expect(await moderateReview(services, { reviewId: 2_147_483_647, status: 'hidden', by })).toBe('not found');
});

test('an approved review by an account without a delivery is pending again after a change', async () => {
  const [newcomer, product] = [await makeShopper(services), await makeProduct(services)];
  const { body } = await post(newcomer, { product_id: product.id, star: 5, message: 'Nice' });
  await moderateReview(services, { reviewId: body.data.id, status: 'visible', by });
  const changed = await post(newcomer, { product_id: product.id, star: 5, message: 'Buy at my shop instead' });
  expect(changed.body.data.status).toBe('pending');
  expect((await list(product.id)).body.summary.count).toBe(0);
});

test('reviews come in pages of ten, and 60 of the longest are less than 100 kB', async () => {
  const product = await makeProduct(services);
  await services.pool.query(
    `WITH writer AS (
       INSERT INTO users (id, email, full_name) SELECT gen_random_uuid(), 'writer-' || n || '@haat.test', 'Writer ' || n
         FROM generate_series(1, 60) n RETURNING id)
     INSERT INTO reviews (product_id, user_id, star, message, updated_at)
     SELECT $1, id, 5, repeat('ক', 2000), date_trunc('hour', now()) FROM writer`,
    [product.id],
  );
  await services.pool.query('UPDATE products SET rating_count = 60, rating_sum = 300 WHERE id = $1', [product.id]);
  const seen: number[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null; page += 1) {
    const answer = await list(`${product.id}${cursor && `?cursor=${cursor}`}`);
    expect(answer.body.summary).toMatchObject({ count: 60, average: 5 });
    expect(answer.body.data).toHaveLength(10);
    expect(Buffer.byteLength(answer.text)).toBeLessThan(100_000);
    seen.push(...answer.body.data.map(({ id }: { id: number }) => id));
    cursor = answer.body.next_cursor;
    expect(page).toBeLessThan(6);
  }
  expect(new Set(seen).size).toBe(60);
});

test.each(['x', 'W10', Buffer.from('["2026-01-01",1]').toString('base64url')])(
  'the cursor %j is VALIDATION',
  async (cursor) => {
    const product = await makeProduct(services);
    const answer = await list(`${product.id}?cursor=${cursor}`);
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'cursor']);
  },
);

test('an unknown product is NOT_FOUND, for reading and writing', async () => {
  const shopper = await makeShopper(services);
  const read = await list(2_147_483_647);
  expect([read.status, read.body.code]).toEqual([404, 'NOT_FOUND']);
  const written = await post(shopper, { product_id: 2_147_483_647, star: 5 });
  expect([written.status, written.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await list('abc')).status).toBe(422);
});

test('FORBIDDEN as another user, UNAUTHORIZED without a token', async () => {
  const [one, other] = [await makeShopper(services), await makeShopper(services)];
  const product = await makeProduct(services);
  const answer = await post(one, { product_id: product.id, star: 5, user_id: other.userId });
  expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await post({ ...one, token: 'none' }, { product_id: product.id, star: 5 })).status).toBe(401);
});

test.each([0, 6, -1, 4.5, '5abc', '', null, true, [5], '৫'])('the star %j is VALIDATION', async (star) => {
  const shopper = await makeShopper(services);
  const product = await makeProduct(services);
  expect((await post(shopper, { product_id: product.id, star })).status).toBe(422);
  expect((await list(product.id)).body.summary.count).toBe(0);
});

test('a message may have 2,000 characters, but not 2,001', async () => {
  const shopper = await makeShopper(services);
  const product = await makeProduct(services);
  expect((await post(shopper, { product_id: product.id, star: 5, message: 'x'.repeat(2_000) })).status).toBe(201);
  expect((await post(shopper, { product_id: product.id, star: 5, message: 'x'.repeat(2_001) })).status).toBe(422);
});

test('one shopper ten times at once and ten others once: eleven reviews', async () => {
  const shopper = await makeBuyer();
  const others = await Promise.all(Array.from({ length: 10 }, () => makeBuyer()));
  const product = await makeProduct(services);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => post(shopper, { product_id: product.id, star: (index % 5) + 1 })),
    ...others.map((other) => post(other, { product_id: product.id, star: 3 })),
  ]);
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect((await list(product.id)).body.summary.count).toBe(11);
});
