import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { whileLocked } from '../../../test/while-locked.ts';

const { app, services } = await startTestApp();
const agent = new http.Agent({ keepAlive: true });
afterAll(() => agent.destroy());
let closed: Promise<unknown> = Promise.resolve();

interface Answer {
  status: number | undefined;
  connection: string | undefined;
}

function ask(path: string, body?: object): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = body && { 'content-type': 'application/json' };
  http
    .request({ port, path, agent, method: body ? 'POST' : 'GET', ...(headers && { headers }) }, (response) => {
      const { statusCode: status, headers: received } = response;
      void text(response).then(() => resolve({ status, connection: received.connection }));
    })
    .on('error', reject)
    .end(body && JSON.stringify(body));
  return promise;
}

test('a server that closes answers what is on its way, and does not wait for connections kept alive', async () => {
  await ask('/api/banner-list');
  const page = await ask('/api/banner-list');
  expect(page).toEqual({ status: 200, connection: 'keep-alive' });
  const subscribing = await whileLocked(services.pool, 'LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE', {
    waiting: 1,
    work: async () => ({ answer: await ask('/api/newsletter', { email: 'rina@haat.test' }) }),
    async meanwhile() {
      closed = app.close();
    },
  });
  expect(subscribing.answer.status).toBe(200);
  const startedAt = performance.now();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
