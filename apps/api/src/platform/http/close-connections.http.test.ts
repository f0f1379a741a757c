import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { whileLocked } from '../../../test/while-locked.ts';

const agent = new http.Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface Answer {
  status: number | undefined;
  connection: string | undefined;
}

function portOf({ app }: TestApp): number {
  return (app.server.address() as AddressInfo).port;
}

function ask(shop: TestApp, path: string, body?: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = body ? { 'content-type': 'application/json' } : {};
  http
    .request({ port: portOf(shop), path, agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const { statusCode: status, headers: received } = response;
      void text(response).then(() => resolve({ status, connection: received.connection }));
    })
    .on('error', reject)
    .end(body && JSON.stringify(body));
  return promise;
}

test('a server that closes answers what is on its way, and does not wait for connections kept alive', async () => {
  const shop = await startTestApp();
  await ask(shop, '/api/banner-list');
  expect(await ask(shop, '/api/banner-list')).toEqual({ status: 200, connection: 'keep-alive' });
  let closed: Promise<unknown> = Promise.resolve();
  const sql = 'LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE';
  const subscribed = await whileLocked(shop.services.pool, sql, {
    waiting: 1,
    work: () => ask(shop, '/api/newsletter', { email: 'rina@haat.test' }),
    async meanwhile() {
      closed = shop.app.close();
      await sleep(300);
    },
  });
  expect(subscribed.status).toBe(200);
  const startedAt = performance.now();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('a server that closes delivers a response to a client that reads slowly', async () => {
  const shop = await startTestApp();
  const product = await makeProduct(shop.services);
  const bytes = 20_000_000;
  const image = { productId: product.id, image: 'x'.repeat(bytes), position: 1 };
  await shop.services.db.productImage.create({ data: image });
  const socket = net.connect(portOf(shop), '127.0.0.1');
  let received = 0;
  socket.on('data', (chunk) => (received += chunk.length));
  socket.write(`GET /api/single-product/${product.id} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  const closed = shop.app.close();
  await sleep(500);
  socket.resume();
  await closed;
  await once(socket, 'close');
  expect(received).toBeGreaterThan(bytes);
});
