import { afterEach, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { checkoutBody, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { placesOf, startTestApp } from '../../../test/test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { whileLocked } from '../../../test/while-locked.ts';

const limits = { LIMIT_CHECKOUT: '1/h', LIMIT_CHECKOUT_NEW: '1/h' };
const { http, services } = await startTestApp(limits);
const { db, pool } = services;
const zone = await makeZone(services);
const other = await startTestApp({ ...limits, ...placesOf(services) });

afterEach(() => assertInvariants(services));

/** A request to repeat, and the lock that keeps its order from being stored. */
async function makeRequest() {
  const product = await makeProduct(services, { stock: 5 });
  const shopper = await makeShopper(services);
  const body = checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const request = { shopper, body, key: 'sent-again' };
  return { request, lock: `SELECT FROM products WHERE id = ${product.id} FOR NO KEY UPDATE` };
}

async function countedRequests() {
  const counts = await db.rateLimit.findMany({ where: { key: { startsWith: 'checkout:' } } });
  return counts.reduce((sum, { points }) => sum + points, 0);
}

test.each([
  ['the same process', http],
  ['another process', other.http],
])('a repeat at the limit, by %s, while the first attempt is being stored: a replay', async (_name, at) => {
  const { request, lock } = await makeRequest();
  const before = await countedRequests();
  const answers = await whileLocked(pool, lock, {
    waiting: 2,
    work: async () => {
      const first = postCheckout(http, request).then((answer) => answer);
      // Counted, and being stored: otherwise the repeat would keep it from being stored.
      await untilWaiting(pool, 1);
      expect(await countedRequests()).toBe(before + 1);
      return Promise.all([first, postCheckout(at, request)]);
    },
  });
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(new Set(answers.map(({ body }) => body.data.order_number)).size).toBe(1);
  const another = await postCheckout(at, { ...request, key: 'another-order' });
  expect([another.status, another.body.code]).toEqual([429, 'RATE_LIMITED']);
});

test('an attempt that has not begun to be stored when its repeat is refused is not stored any more', async () => {
  const { request } = await makeRequest();
  const body = { ...request.body, email: 'somebody-else@haat.test' };
  // An earlier request for confirmation exists, so that there is a counter to lock.
  const { request: earlier } = await makeRequest();
  await postCheckout(http, { ...earlier, body: { ...earlier.body, email: body.email } });
  let refused = 0;
  const first = await whileLocked(pool, `SELECT FROM rate_limits WHERE key LIKE 'mailsUnasked:%' FOR UPDATE`, {
    waiting: 1,
    work: () => postCheckout(http, { ...request, body }).then((answer) => answer),
    meanwhile: async () => {
      refused = (await postCheckout(other.http, { ...request, body })).status;
    },
  });
  expect([refused, first.status, first.body.code]).toEqual([429, 503, 'UNAVAILABLE']);
  expect(await db.order.count({ where: { userId: request.shopper.userId } })).toBe(0);
});

test('an attempt that the database could not answer is not counted', async () => {
  const { request, lock } = await makeRequest();
  const lost = await whileLocked(pool, lock, {
    waiting: 1,
    work: () => postCheckout(http, request).then((answer) => answer),
    meanwhile: () =>
      pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'`),
  });
  expect([lost.status, lost.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect((await postCheckout(http, request)).status).toBe(201);
});
