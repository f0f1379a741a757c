import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../test/make-order.ts';
import { makeProduct } from '../../../test/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();

afterAll(() => assertInvariants(services));

function post(shopper: TestShopper, body: object) {
  return http
    .post('/api/review-store')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ user_id: shopper.userId, message: 'Lovely', ...body });
}

const list = (id: number | string) => http.get(`/api/single-product-reviewList/${id}`);

test('a review is stored, listed and counted', async () => {
  const shopper = await makeShopper(services, { name: 'রহিমা বেগম' });
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
    user: { full_name: 'রহিমা বেগম'.normalize('NFC'), photo: '' },
  });
  const listed = await list(product.id);
  expect(listed.body.data).toEqual([stored.body.data]);
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
  const [one, other] = [await makeShopper(services), await makeShopper(services)];
  const product = await makeProduct(services);
  await post(one, { product_id: product.id, star: 1 });
  await post(other, { product_id: product.id, star: 4 });
  expect((await list(product.id)).body.summary).toMatchObject({ average: 2.5, count: 2 });
  expect((await post(one, { product_id: product.id, star: 5, message: 'Better now' })).status).toBe(201);
  const { body } = await list(product.id);
  expect(body.summary).toMatchObject({ average: 4.5, count: 2 });
  expect(body.data[0]).toMatchObject({ star: '5', message: 'Better now' });
});

test('whoever has bought it has a verified purchase', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services);
  await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  expect((await post(shopper, { product_id: product.id, star: 5 })).body.data.is_verified_purchase).toBe(true);
});

test('no product: NOT_FOUND, for reading and writing', async () => {
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

test('a message of 2,000 characters is taken, of 2,001 not', async () => {
  const shopper = await makeShopper(services);
  const product = await makeProduct(services);
  expect((await post(shopper, { product_id: product.id, star: 5, message: 'x'.repeat(2_000) })).status).toBe(201);
  expect((await post(shopper, { product_id: product.id, star: 5, message: 'x'.repeat(2_001) })).status).toBe(422);
});

test('the same shopper ten times at once, ten others once: eleven reviews', async () => {
  const shopper = await makeShopper(services);
  const others = await Promise.all(Array.from({ length: 10 }, () => makeShopper(services)));
  const product = await makeProduct(services);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => post(shopper, { product_id: product.id, star: (index % 5) + 1 })),
    ...others.map((other) => post(other, { product_id: product.id, star: 3 })),
  ]);
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect((await list(product.id)).body.summary.count).toBe(11);
});
