import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { makeApplication } from '../../../test/data/make-application.ts';
import { checkoutBody, makeOrder, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff, openStaffSession } from '../../../test/data/make-staff.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const one = await startTestApp();
const other = await startTestApp({ DATABASE_URL: one.services.config.DATABASE_URL });
const { services, http } = one;
const zone = await makeZone(services);

/** What a browser has read from a stream so far. */
class Listening {
  readonly response: IncomingMessage;
  text = '';

  constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => (this.text += chunk));
    response.on('error', () => {});
  }

  /** The announced kinds, in order. */
  get kinds(): string[] {
    return [...this.text.matchAll(/^data: (\[.+\])$/gm)].flatMap(([, json = '']) => JSON.parse(json) as string[]);
  }
}

/** Waits until a kind is announced. Returns the time that took, in ms. */
async function untilHeard(stream: Listening, kind: string): Promise<number> {
  const since = performance.now();
  await vi.waitUntil(() => stream.kinds.includes(kind), { timeout: 3_000, interval: 10 });
  return performance.now() - since;
}

async function listen({ app }: TestApp, headers: Record<string, string>): Promise<Listening> {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, path: '/api/admin/changes', headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return new Listening(response);
}

async function orderOf() {
  const [shopper, product] = await Promise.all([makeShopper(services), makeProduct(services)]);
  return { shopper, zone, item: [{ product_id: product.id, qty: 1 }] };
}

test('an order that a shopper places is told within a second, in every process, and names nobody', async () => {
  const [{ headers }, given] = await Promise.all([makeStaff(services), orderOf()]);
  const streams = await Promise.all([listen(one, headers), listen(other, headers)]);
  for (const { response } of streams)
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/event-stream',
      'no-store, no-transform',
    ]);
  const { status } = await postCheckout(http, { shopper: given.shopper, body: checkoutBody(given) });
  expect(status).toBe(201);
  const waited = await Promise.all(streams.map((stream) => untilHeard(stream, 'orders')));
  expect(Math.max(...waited)).toBeLessThan(1_000);
  for (const { text, response } of streams) {
    expect(text).not.toMatch(/HT-|@|017/);
    response.destroy();
  }
});

test('what staff change is told by its kind, and what shoppers change by comparison', async () => {
  const { headers } = await makeStaff(services, { role: 'operator' });
  const { orderNumber } = await makeOrder(http, await orderOf());
  const stream = await listen(other, headers);
  await http
    .post(`/api/admin/orders/${orderNumber}/notes`)
    .set(headers)
    .send({ text: 'Leave it with the guard' })
    .expect(200);
  await untilHeard(stream, 'orders');
  await makeApplication(services);
  expect(await untilHeard(stream, 'applications')).toBeLessThan(3_000);
  stream.response.destroy();
});

test('the stream ends with the session, in every process', async () => {
  const { staffId, headers } = await makeStaff(services);
  const again = await openStaffSession(services, staffId);
  const [ending, staying] = await Promise.all([listen(other, headers), listen(other, again)]);
  await http.post('/api/admin/sign-out').set(headers).expect(200);
  await once(ending.response, 'end');
  expect(ending.text).toContain('event: ended');
  expect(staying.response.readableEnded).toBe(false);
  const owner = await makeStaff(services, { role: 'owner' });
  await http.post(`/api/admin/staff/${staffId}/end`).set(owner.headers).expect(200);
  await once(staying.response, 'end');
});

test('shoppers and strangers hear nothing', async () => {
  const { token } = await makeShopper(services);
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    const { response } = await listen(one, headers);
    expect(response.statusCode).toBe(401);
    response.destroy();
  }
});

test('a session has at most eight streams, and a closed one makes room', async () => {
  const { headers } = await makeStaff(services);
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(one, headers)));
  const refused = await http.get('/api/admin/changes').set(headers);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  streams[0]?.response.destroy();
  await expect
    .poll(async () => {
      const { response } = await listen(one, headers);
      response.destroy();
      return response.statusCode;
    })
    .toBe(200);
  for (const { response } of streams) response.destroy();
});

test('a server that closes ends its streams at once, and HEAD opens none', async () => {
  const closing = await startTestApp({ DATABASE_URL: services.config.DATABASE_URL });
  const { headers } = await makeStaff(services);
  expect((await closing.http.head('/api/admin/changes').set(headers)).status).toBe(405);
  const { response } = await listen(closing, headers);
  const ended = once(response, 'end');
  const since = performance.now();
  await closing.app.close();
  await ended;
  expect(performance.now() - since).toBeLessThan(1_000);
});
