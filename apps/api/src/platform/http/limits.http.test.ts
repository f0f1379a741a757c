import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

test('the catalogue has a limit per address, and refusals say how long to wait', async () => {
  const { http } = await startTestApp({ LIMIT_CATALOGUE: '3/min' });
  for (let request = 0; request < 3; request++) await http.get('/api/banner-list').expect(200);
  const { body, headers } = await http.get('/api/banner-list').expect(429);
  expect(body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a forged X-Forwarded-For is ignored unless a proxy is trusted', async () => {
  const alone = await startTestApp({ LIMIT_CATALOGUE: '1/min' });
  expect(await statusFrom(alone, '203.0.113.1')).toBe(200);
  expect(await statusFrom(alone, '203.0.113.2')).toBe(429);
  const behind = await startTestApp({ LIMIT_CATALOGUE: '1/min', TRUST_PROXY: '1' });
  expect(await statusFrom(behind, '203.0.113.1')).toBe(200);
  expect(await statusFrom(behind, '203.0.113.9, 203.0.113.1')).toBe(429);
  expect(await statusFrom(behind, '203.0.113.2')).toBe(200);
});

test('only the named proxies are believed; a /64 counts as one address', async () => {
  const outside = await startTestApp({ LIMIT_CATALOGUE: '1/min', TRUST_PROXY: '10.83.83.0/24' });
  expect(await statusFrom(outside, '203.0.113.1')).toBe(200);
  expect(await statusFrom(outside, '203.0.113.2')).toBe(429);
  const behind = await startTestApp({ LIMIT_CATALOGUE: '1/min', TRUST_PROXY: '127.0.0.0/8' });
  expect(await statusFrom(behind, '2001:db8:1:2::1')).toBe(200);
  expect(await statusFrom(behind, '2001:db8:1:2:ffff::9')).toBe(429);
  expect(await statusFrom(behind, '203.0.113.9, 2001:db8:1:3::1')).toBe(200);
  expect(await statusFrom(behind, '::ffff:203.0.113.7')).toBe(200);
  expect(await statusFrom(behind, '203.0.113.7')).toBe(429);
});

async function statusFrom({ http }: TestApp, forwardedFor: string) {
  return (await http.get('/api/banner-list').set('x-forwarded-for', forwardedFor)).status;
}

test('other origins may read nothing unless the settings allow them', async () => {
  const closed = await startTestApp();
  const reply = await closed.http.get('/api/banner-list').set('origin', 'https://evil.example');
  expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  const open = await startTestApp({ CORS_ORIGINS: 'https://app.example' });
  const known = await open.http.get('/api/banner-list').set('origin', 'https://app.example');
  expect(known.headers['access-control-allow-origin']).toBe('https://app.example');
  for (const origin of ['https://evil.example', 'null', 'https://app.example.evil.example']) {
    const { headers } = await open.http.get('/api/banner-list').set('origin', origin);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('while the database is down responses say so and cached ones are still served; everything recovers afterwards', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const way = await openWay(database.connectionString);
  const { http, services } = await startTestApp({ DATABASE_URL: way.connectionString, RUN_JOBS: '0' });
  await http.get('/api/banner-list').expect(200);
  await way.close();

  await http.get('/readyz').expect(503);
  const { body, headers } = await http.get('/api/product-list').expect(503);
  expect(body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect(headers['retry-after']).toBe('1');
  await http.post('/api/newsletter').send({ email: 'a@b.example' }).expect(503);
  await http.get('/api/banner-list').expect(200);
  await http.get('/livez').expect(200);

  await way.open();
  await expect.poll(async () => (await http.get('/readyz')).status).toBe(200);
  await http.post('/api/newsletter').send({ email: 'a@b.example' }).expect(200);
  await services.pool.query('SELECT 1');
});

/** A connection to the database that the test can cut and restore. */
async function openWay(connectionString: string) {
  const url = new URL(connectionString);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(target);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(database).pipe(client);
  });
  async function listen(port: number) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  }
  const port = await listen(0);
  onTestFinished(close);
  async function close() {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { connectionString: url.href, close, open: () => listen(port) };
}
