import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const { app, http, services } = await startTestApp();
const script = /"(\/assets\/[\w.-]+\.js)/.exec((await http.get('/')).text)?.[1] ?? '';
const files = [script, '/icons/icon-192.png', '/sw.js', '/manifest.webmanifest'];
const agent = new Agent({ keepAlive: true });

/** Requests exactly this path; HTTP clients would normalise it. */
async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ agent, host: '127.0.0.1', port, path, headers }).end();
  const [response] = await once(asking, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

async function failuresCounted(): Promise<number> {
  const { values } = await services.metrics.refusals.get();
  return values.find(({ labels }) => labels.code === 'INTERNAL')?.value ?? 0;
}

test('there are built files to request', async () => {
  for (const file of files) expect([file, await statusOf(file)]).toEqual([file, 200]);
});

test('built files are cached for ever, compressed before, and take one route', async () => {
  const { headers } = await http.get(script).set('accept-encoding', 'br');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  const routes = app.printRoutes({ commonPrefix: false }).split('\n');
  // One for the shop and one for the console.
  expect(routes.filter((route) => route.includes('/assets'))).toHaveLength(2);
});

test.each([
  '/icons/..%2fsw.js',
  '/icons/%00',
  '/icons/%2e%2e/sw.js',
  '/icons/',
  '/icons',
  '/icons/none.png',
  '/assets/',
  '/assets/none.js',
  '/assets/%2e%2e/sw.js',
])('%s is not there', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test.each([
  [{ range: 'bytes=99999999-' }, 416],
  [{ 'if-match': '"another"' }, 412],
  [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  [{ range: 'bytes=0-9' }, 206],
])('a request with %j gets %i', async (headers, status) => {
  for (const file of files) expect([file, await statusOf(file, headers)]).toEqual([file, status]);
});

const spellings = [
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '%5c',
  '%00',
  '%0d%0aX:y',
  '%ff',
  '%e0%80%af',
  '%',
  '%zz',
  '//',
  '/./',
  '/../',
  ';a=b',
  '?',
  '?[]=%00&w=1&w=2',
  '.',
  '~',
  '*',
  '%c3%a9',
  'a'.repeat(3_000),
  '.br',
  '.map',
];
const folders = [
  '/assets/',
  '/icons/',
  '/uploads/images/user_image/',
  '/uploads/images/product_more_image/',
  '/media/demo/',
];
const others = ['/', '/sw.js', '/robots.txt', '/sitemap.xml', '/livez', '/dev/mailbox', '/manifest.webmanifest'];
const headers = Object.entries({
  range: ['bytes=-0', 'bytes=5-2', 'bytes=0-0,2-3', 'bytes=1-,-1', 'items=1-2', 'bytes=9e9-', 'bytes='],
  'if-match': ['*', '"', 'W/"x"', ',,,'],
  'if-none-match': ['*', '"', 'W/', ','.repeat(2_000)],
  'if-modified-since': ['never', '-1', 'Thu, 99 Jan 9999 99:99:99 GMT'],
  'if-unmodified-since': ['never', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-range': ['"x"', 'never', 'W/"x"'],
  'accept-encoding': ['br;q=2', '*', ';;;', 'identity;q=0', 'gzip, br, '.repeat(300)],
  accept: ['*/*;q=x', 'image/avif;;', ','],
  cookie: ['=;=;', 'haat=%', 'x'.repeat(3_000)],
  'cache-control': ['no-cache', 'max-age=x'],
  'save-data': ['on', 'x'],
  'accept-language': ['bn;q=9', ';', '*'],
  host: ['', 'a b', '[::1', 'x'.repeat(300)],
}).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));

test('no spelling of a static address and no header causes a server error', async () => {
  const before = await failuresCounted();
  const asked = [
    ...[...folders, ...others].flatMap((path) =>
      spellings.map((spelling) => ({ path: `${path}${spelling}`, with: {} })),
    ),
    ...[...files, ...others, '/media/demo/products/none.webp'].flatMap((path) =>
      headers.map((each) => ({ path, with: each })),
    ),
  ];
  const failed: unknown[] = [];
  for (const each of asked) {
    const status = await statusOf(each.path, each.with);
    if (status >= 500) failed.push([status, each]);
  }
  expect(failed).toEqual([]);
  expect(await failuresCounted()).toBe(before);
  expect(asked.length).toBeGreaterThan(500);
});
