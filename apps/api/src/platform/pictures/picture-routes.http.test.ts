import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const { app, http, services } = await startTestApp();
const { DATA_DIR } = services.config;
const mug = '/media/demo/products/cha-mug-cream.webp';
const aBrowser = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

const isAvif = (bytes: Buffer) => bytes.subarray(4, 12).toString('latin1') === 'ftypavif';

test('a demo picture is served unchanged, cacheable for good, and only as a picture', async () => {
  const answer = await http.get(mug);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="cha-mug-cream.webp"',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    vary: 'Accept',
  });
  expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 800 });
});

test('the same ETag gets 304, another the picture', async () => {
  const { headers } = await http.get(mug);
  const known = await http.get(mug).set('if-none-match', `"other", ${headers['etag']}`);
  expect(known.status).toBe(304);
  expect(known.headers['etag']).toBe(headers['etag']);
  expect((await http.get(mug).set('if-none-match', '"other"')).status).toBe(200);
  expect((await http.head(mug)).status).toBe(200);
});

test.each([160, 320, 480, 800])('at w=%i it is that wide', async (width) => {
  const answer = await http.get(`${mug}?w=${width}`).set('accept', 'image/webp');
  expect(answer.headers['content-type']).toBe('image/webp');
  expect((await sharp(answer.body).metadata()).width).toBe(width);
});

test('it is never enlarged', async () => {
  const answer = await http.get(`${mug}?w=1200`).set('accept', 'image/webp');
  expect((await sharp(answer.body).metadata()).width).toBe(800);
});

test.each([
  [320, { width: 320, height: 400 }],
  [1200, { width: 640, height: 800 }],
])('as a portrait of w=%i it is cropped to 4:5, and not enlarged', async (width, size) => {
  const answer = await http.get(`${mug}?w=${width}&shape=portrait`).set('accept', 'image/webp');
  expect(await sharp(answer.body).metadata()).toMatchObject(size);
  const whole = await http.get(`${mug}?w=${width}`).set('accept', 'image/webp');
  expect((await sharp(whole.body).metadata()).width).toBe(Math.min(width, 800));
});

test.each([
  ['w=320&shape=round', 'shape'],
  ['w=320&shape=', 'shape'],
  ['w=320&shape=portrait&shape=portrait', 'shape'],
  ['shape=portrait', 'w'],
])('%s is refused', async (query, path) => {
  const answer = await http.get(`${mug}?${query}`);
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
});

test('a client that accepts AVIF gets WebP until AVIF is ready, then AVIF for good', async () => {
  const path = '/media/demo/products/cha-mug-cream-2.webp?w=160';
  const first = await http.get(path).set('accept', aBrowser);
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=600' });
  await expect
    .poll(async () => (await http.get(path).set('accept', aBrowser)).headers['content-type'], { timeout: 10_000 })
    .toBe('image/avif');
  const later = await http.get(path).set('accept', aBrowser);
  expect(isAvif(later.body)).toBe(true);
  expect(later.headers['cache-control']).toContain('immutable');
  expect((await http.get(path).set('accept', 'image/png')).headers['content-type']).toBe('image/webp');
});

const kept = async () => (await readdir(join(DATA_DIR, 'cache', 'pictures'))).length;

test('concurrent requests make a rendition once, and it is cached', async () => {
  const path = '/media/demo/products/baul-speaker-teal.webp?w=480';
  const before = await kept().catch(() => 0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => http.get(path).set('accept', 'image/webp')));
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
  expect(await kept()).toBe(before + 1);
});

test.each(['0', '1', '161', '-160', '160px', '1e2', '99999', '', '%31%36%30%00', '160&w=320'])(
  'w=%s is refused',
  async (width) => {
    const answer = await http.get(`${mug}?w=${width}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'w' }] });
  },
);

test('SVGs are served as pictures, never as pages', async () => {
  const answer = await http.get('/media/demo/logo.svg?w=160');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

test('an additional picture is looked up in the uploads first, then in the demo', async () => {
  const bytes = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#c5301a' } })
    .webp()
    .toBuffer();
  const path = '/uploads/images/product_more_image/cha-mug-cream-2.webp';
  const demo = await http.get(path);
  expect((await sharp(demo.body).metadata()).width).toBe(800);
  await services.storage.put('product_more_image/cha-mug-cream-2.webp', bytes);
  const uploaded = await http.get(path);
  expect((await sharp(uploaded.body).metadata()).width).toBe(10);
});

/** Sends a path unchanged; HTTP clients would resolve `..` first. */
function rawStatus(path: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject).on('close', () => resolve(Number(text.split(' ')[1])));
  });
}

test('no spelling of a path leaves the picture folders', async () => {
  const secret = 'package.json';
  const ups = [
    '..',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '..%00',
    '%c0%ae%c0%ae',
    '....',
    '. .',
    '%2e%2e%00',
    '\\..',
    '%5c..',
  ];
  const slashes = ['/', '%2f', '%252f', '%5c', '\\', '//', '/./', '%c0%af'];
  const roots = [
    '/media/demo/',
    '/media/demo/products/',
    '/uploads/images/user_image/',
    '/uploads/images/product_more_image/',
  ];
  const paths = roots.flatMap((root) =>
    ups.flatMap((up) => slashes.map((slash) => `${root}${`${up}${slash}`.repeat(3)}${secret}`)),
  );
  const others = [
    '/media/demo//etc/passwd',
    '/media/demo/%2fetc%2fpasswd',
    '/media/demo/products/.hidden.webp',
    '/media/demo/products',
    '/media/demo/products/',
    '/media/demo/',
    '/media/demo/../demo/catalogue.json',
    '/media/demo/products/cha-mug-cream.webp%00.png',
    '/media/demo/products/CHA-MUG-CREAM.WEBP',
    '/media/demo/a/products/cha-mug-cream.webp',
    '/uploads/images/user_image/',
    '/uploads/images/user_image/%',
    '/uploads/images/other/x.webp',
    `/uploads/images/user_image/${'a'.repeat(900)}.webp`,
  ];
  expect(paths.length).toBeGreaterThan(200);
  for (const path of [...paths, ...others])
    expect([path, [400, 403, 404, 414].includes(await rawStatus(path))]).toEqual([path, true]);
});

test('a symbolic link among the uploads is not followed', async () => {
  const folder = join(DATA_DIR, 'uploads', 'user_image');
  await mkdir(folder, { recursive: true });
  await writeFile(join(DATA_DIR, 'secret.webp'), 'secret');
  await symlink(join(DATA_DIR, 'secret.webp'), join(folder, 'link.webp'));
  await writeFile(join(folder, 'page.html'), '<script>1</script>');
  for (const file of ['link.webp', 'page.html', 'missing.webp'])
    expect((await http.get(`/uploads/images/user_image/${file}`)).status).toBe(404);
});
