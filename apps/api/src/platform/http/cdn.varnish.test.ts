import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { startVarnish } from '../../../test/varnish.ts';

const seconds = 2;
const { app, services } = await startTestApp({ CDN_SECONDS: String(seconds), TRUST_PROXY: '1' });
const varnish = await startVarnish((app.server.address() as AddressInfo).port);
afterAll(() => varnish.close());
const http = supertest(`http://127.0.0.1:${varnish.port}`);

let product: { id: number };
beforeAll(async () => {
  product = await makeProduct(services, { title: 'Jute rug', offerPrice: 90_000 });
});

const agedSeconds = (headers: Record<string, string>) => Number(headers['age']);
/** For a hit the header has two numbers: the request's, and that of the request that fetched the response. */
const isHit = (headers: Record<string, string>) => headers['x-varnish']?.includes(' ') ?? false;
const path = () => `/product/product_details/${product.id}?for=${randomUUID()}`;

test('a page is asked for once, whatever else its visitors have in their cookies', async () => {
  const address = path();
  const first = await http.get(address).set('cookie', 'analytics=1');
  const second = await http.get(address).set('cookie', 'analytics=2; other=3');
  expect([first.status, isHit(first.headers), isHit(second.headers)]).toEqual([200, false, true]);
  expect(second.text).toBe(first.text);
});

test('each encoding is kept as the shop made it', async () => {
  const address = path();
  for (const [asked, kept] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${varnish.port}${address}`, { headers: { 'accept-encoding': asked } });
    expect([asked, answer.headers.get('content-encoding') ?? undefined]).toEqual([asked, kept]);
    expect(await answer.text()).toContain('Jute rug');
  }
});

test('whoever saves data gets her own page, by the header and by the cookie', async () => {
  const address = path();
  const whole = await http.get(address);
  const byHeader = await http.get(address).set('save-data', 'on');
  const byCookie = await http.get(address).set('cookie', 'save_data=on; other=1');
  expect(whole.text).not.toContain('data-save-data');
  for (const { text } of [byHeader, byCookie]) expect(text).toContain('data-save-data');
});

test('whoever types the address is led to her language, although the page is kept', async () => {
  const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
  expect((await http.get('/').set('cookie', 'language=bn')).status).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    const led = await http.get('/').set({ ...typed, cookie: 'language=bn' });
    expect([led.status, led.headers['location']]).toEqual([302, '/bn']);
  }
  expect((await http.get('/').set(typed)).status).toBe(200);
});

test('a new price is shown after two times CDN_SECONDS at most', async () => {
  const address = path();
  expect((await http.get(address)).text).toContain('৳900');
  await services.db.product.update({ where: { id: product.id }, data: { offerPrice: 80_000 } });
  const changedAt = performance.now();
  await expect
    .poll(async () => (await http.get(address)).text, { timeout: 2 * seconds * 1_000 + 1_500, interval: 100 })
    .toContain('৳800');
  expect(performance.now() - changedAt).toBeLessThan(2 * seconds * 1_000 + 1_500);
});

test('nothing that is somebody’s is kept, nor a missing page, nor the console', async () => {
  for (const shopper of [await makeShopper(services), await makeShopper(services)]) {
    const own = await http.get('/api/userInfo').set('authorization', `Bearer ${shopper.token}`);
    expect([own.status, own.body.data.email]).toEqual([200, shopper.email]);
  }
  for (const address of ['/api/userInfo', '/no-such-page', '/admin', '/api/admin/me']) {
    await http.get(address);
    const { headers } = await http.get(address);
    expect([address, isHit(headers), agedSeconds(headers)]).toEqual([address, false, 0]);
  }
});

test('a picture is kept in each format that is accepted', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c5301a' } })
    .webp()
    .toBuffer();
  const file = `user_image/${randomUUID()}.webp`;
  await services.storage.put(file, picture);
  const address = `/uploads/images/${file}?w=160`;
  for (const accept of ['image/png', 'image/*', '*/*', 'image/webp,image/apng']) {
    const { headers } = await http.get(address).set('accept', accept);
    expect([accept, headers['content-type'], isHit(headers)]).toEqual([accept, 'image/webp', accept !== 'image/png']);
  }
  await http.get(address).set('accept', 'image/avif,*/*');
  const { headers } = await http.get(address).set('accept', 'image/avif,image/webp,image/png');
  expect(isHit(headers)).toBe(true);
});
