import type { OrderStatus } from '@haat/contracts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { changeOrderStatus } from '../orders/public.ts';

const { http, services } = await startTestApp();
const { db } = services;

const as = ({ token }: TestShopper) => ({ authorization: `Bearer ${token}` });
const mark = (shopper: TestShopper, id: number, helped: boolean) =>
  http.post(`/api/review-helped/${id}`).set(as(shopper)).send({ helped });
const helpedOf = async (shopper: TestShopper, productId: number) =>
  (await http.get(`/api/own-review/${productId}`).set(as(shopper))).body.helped;

async function makeReview(status: 'visible' | 'pending' | 'hidden' = 'visible') {
  const [author, product] = [await makeShopper(services), await makeProduct(services)];
  const { id } = await db.review.create({
    data: { productId: product.id, userId: author.userId, star: 5, message: 'Soft and light.', status },
  });
  return { id, author, productId: product.id };
}

test('a review helps each shopper once, and she can take it back; lists follow within ten seconds', async () => {
  const [{ id, productId }, one, other] = [
    await makeReview(),
    await makeShopper(services),
    await makeShopper(services),
  ];
  const shown = async () => (await http.get(`/api/single-product-reviewList/${productId}`)).body.data[0].helped_count;
  expect(await shown()).toBe(0);
  expect((await mark(one, id, true)).body).toEqual({ success: true, data: { helped: true, helped_count: 1 } });
  expect((await mark(one, id, true)).body.data.helped_count).toBe(1);
  expect((await mark(other, id, true)).body.data.helped_count).toBe(2);
  expect(await helpedOf(one, productId)).toEqual([id]);
  await expect.poll(shown, { timeout: 12_000, interval: 200 }).toBe(2);
  expect((await mark(one, id, false)).body.data).toEqual({ helped: false, helped_count: 1 });
  expect((await mark(one, id, false)).body.data.helped_count).toBe(1);
  expect(await helpedOf(one, productId)).toEqual([]);
});

/** The products whose reviews were announced to be shown anew while `run` ran. */
async function announcedIn(run: () => Promise<unknown>): Promise<number[]> {
  const client = new pg.Client({ connectionString: services.config.DATABASE_URL });
  await client.connect();
  const announced: number[] = [];
  client.on('notification', ({ payload }) => announced.push(Number(payload)));
  await client.query('LISTEN helped');
  await run();
  // Notifications arrive before the response to a later statement.
  await client.query('SELECT');
  await client.end();
  return announced;
}

test('lists also follow the name and photo of an author, and whether she received or returned the product', async () => {
  const { author, productId } = await makeReview();
  const changeName = () => http.post('/api/profie_change').set(as(author)).field('full_name', 'Rokeya').expect(200);
  expect(await announcedIn(changeName)).toEqual([productId]);
  expect(await announcedIn(changeName)).toEqual([]);
  const item = [{ product_id: productId, qty: 1 }];
  const { orderNumber } = await makeOrder(http, { shopper: author, zone: await makeZone(services), item });
  const moveTo = (...statuses: OrderStatus[]) =>
    announcedIn(async () => {
      for (const status of statuses) await changeOrderStatus(services, { orderNumber, status, byUserId: null });
    });
  expect(await moveTo('confirmed', 'packed', 'shipped')).toEqual([]);
  expect(await moveTo('delivered')).toEqual([productId]);
  expect(await moveTo('returned')).toEqual([productId]);
});

test('one shopper ten times at once and ten others once: eleven', async () => {
  const { id } = await makeReview();
  const one = await makeShopper(services);
  const others = await Promise.all(Array.from({ length: 10 }, () => makeShopper(services)));
  const answers = await Promise.all(
    [...Array.from({ length: 10 }, () => one), ...others].map((who) => mark(who, id, true)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await db.helpedReview.count({ where: { reviewId: id } })).toBe(11);
});

test("FORBIDDEN for one's own; NOT_FOUND for one that is not visible or not there; VALIDATION; UNAUTHORIZED", async () => {
  const { id, author } = await makeReview();
  const own = await mark(author, id, true);
  expect([own.status, own.body.code]).toEqual([403, 'FORBIDDEN']);
  const shopper = await makeShopper(services);
  for (const hidden of [(await makeReview('pending')).id, (await makeReview('hidden')).id, 2_147_483_647]) {
    const answer = await mark(shopper, hidden, true);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  }
  const wrong = await http.post(`/api/review-helped/${id}`).set(as(shopper)).send({ helped: 'yes' });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'helped']);
  expect((await mark({ ...shopper, token: 'none' }, id, true)).status).toBe(401);
  expect(await db.helpedReview.count({ where: { reviewId: id } })).toBe(0);
});
