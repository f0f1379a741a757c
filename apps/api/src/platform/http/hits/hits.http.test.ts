import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

/** The response as Fastify sends it, and as it is served from the cache before Fastify. */
async function askBothWays({ app, http }: TestApp, url: string, headers: Record<string, string>) {
  const ask = () => http.get(url).set(headers);
  await ask();
  const answer = vi.spyOn(app.hits, 'answer');
  answer.mockReturnValueOnce(false);
  const ordinary = await ask();
  const hit = await ask();
  const isHit = answer.mock.results.at(-1)?.value as boolean;
  answer.mockRestore();
  return { ordinary, hit, isHit };
}

/** The headers without those that differ between responses. */
function lastingHeaders({ headers }: { headers: Record<string, string> }) {
  const { date: _date, 'x-request-id': _id, ...lasting } = headers;
  return lasting;
}

const browsers: Record<string, Record<string, string>> = {
  brotli: { 'accept-encoding': 'gzip, deflate, br' },
  gzip: { 'accept-encoding': 'gzip' },
  'no encoding': { 'accept-encoding': 'identity' },
  'data saver': { 'accept-encoding': 'br', cookie: 'save_data=on' },
  'what it knows already': { 'accept-encoding': 'br', 'if-none-match': '*' },
};

test('what comes from the cache cannot be told from what Fastify sends', async () => {
  for (const settings of [{}, { CDN_SECONDS: '5' }]) {
    const shop = await startTestApp(settings);
    const { id } = await makeProduct(shop.services, { title: 'Jute rug' });
    for (const url of ['/', '/bn', `/product/product_details/${id}`, '/api/product-list', `/api/single-product/${id}`])
      for (const [browser, headers] of Object.entries(browsers)) {
        // The notification of the new product may drop its page just between the two requests.
        const { ordinary, hit } = await vi.waitFor(async () => {
          const both = await askBothWays(shop, url, headers);
          expect({ url, browser, isHit: both.isHit }).toEqual({ url, browser, isHit: true });
          return both;
        }, 10_000);
        expect(hit.status).toBe(browser === 'what it knows already' ? 304 : 200);
        expect(hit.status).toBe(ordinary.status);
        expect(lastingHeaders(hit)).toEqual(lastingHeaders(ordinary));
        expect(hit.text).toBe(ordinary.text);
        expect(hit.headers['x-request-id']).not.toBe(ordinary.headers['x-request-id']);
      }
  }
});

test('a request that no plain hit answers takes the ordinary way', async () => {
  const shop = await startTestApp({ CORS_ORIGINS: 'https://app.example' });
  const { app, http } = shop;
  for (const url of ['/', '/api/banner-list', '/api/banner-list?a=1']) await http.get(url).expect(200);
  const answer = vi.spyOn(app.hits, 'answer');
  await http.head('/').expect(200);
  await http
    .get('/')
    .set({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', cookie: 'language=bn' })
    .expect(302);
  await http.get('/').set('content-type', 'application/json').send('{}');
  await http.get('/?never=asked').expect(200);
  const other = await http.get('/api/banner-list').set('origin', 'https://app.example').expect(200);
  expect(other.headers['access-control-allow-origin']).toBe('https://app.example');
  expect(answer.mock.results.map(({ value }) => value as boolean)).toEqual([false, false, false, false, false]);
  answer.mockRestore();
});

test('hits count against the limit of their address and in the metrics', async () => {
  const { http, services } = await startTestApp({ LIMIT_CATALOGUE: '3/min', TRUST_PROXY: '1' });
  const ask = (address: string) => http.get('/api/banner-list').set('x-forwarded-for', address);
  for (let request = 0; request < 3; request += 1) await ask('203.0.113.1').expect(200);
  const { body } = await ask('203.0.113.1').expect(429);
  expect(body).toMatchObject({ code: 'RATE_LIMITED' });
  await ask('203.0.113.2').expect(200);
  const line = 'haat_http_request_duration_seconds_count{method="GET",route="/api/banner-list",status="200"} 4';
  await expect.poll(() => services.metrics.registry.metrics()).toContain(line);
});

test('whoever goes before their turn leaves no connection behind', async () => {
  const { app, http } = await startTestApp();
  await http.get('/').expect(200);
  const { port } = app.server.address() as { port: number };
  const gone = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20), () => socket.resetAndDestroy());
    return socket;
  });
  await Promise.all(gone.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  await http.get('/').expect(200);
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0);
});
