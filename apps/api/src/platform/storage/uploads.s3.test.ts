import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { checkStorage } from '../../shop/doctor/check-places.ts';
import { createStorage } from './create-storage.ts';

const server = await startS3Server();
afterAll(() => server.close());
const { http, services } = await startTestApp(server.settings);
const { config, storage } = services;

const storageWith = (changed: Partial<typeof config>) => createStorage({ ...config, ...changed });
const picture = () =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();

async function changePhoto(token: string, name: string) {
  return http
    .post('/api/profie_change')
    .set('authorization', `Bearer ${token}`)
    .field('full_name', name)
    .attach('photo', await picture(), 'me.png');
}

test('a bucket writes, reads, replaces and removes', async () => {
  expect(await storage.get('user_image/a.webp')).toBeNull();
  expect(await storage.exists('user_image/a.webp')).toBe(false);
  await storage.put('user_image/a.webp', Buffer.from('one'));
  await storage.put('user_image/a.webp', Buffer.from('two'));
  await storage.put('user_image/b.webp', Buffer.from('other'));
  expect(await storage.exists('user_image/a.webp')).toBe(true);
  expect(Buffer.from((await storage.get('user_image/a.webp')) ?? []).toString()).toBe('two');
  await storage.remove('user_image/a.webp');
  await storage.remove('user_image/a.webp');
  expect(await storage.get('user_image/a.webp')).toBeNull();
  expect(await storage.exists('user_image/b.webp')).toBe(true);
});

test('it preserves every byte of a large picture, and of twenty at once', async () => {
  const pictures = [randomBytes(8_000_000), ...Array.from({ length: 20 }, () => randomBytes(60_000))];
  await Promise.all(pictures.map((bytes, place) => storage.put(`product_image/${place}.webp`, bytes)));
  const read = await Promise.all(pictures.map((_, place) => storage.get(`product_image/${place}.webp`)));
  expect(read.map((bytes, place) => pictures[place]?.equals(bytes ?? new Uint8Array()))).toEqual(
    pictures.map(() => true),
  );
});

test.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'haat:nobody' }],
  ['another region', { S3_REGION: 'eu-west-1' }],
])('%s: UNAVAILABLE, and the doctor says where to look', async (_name, wrong) => {
  const stranger = await storageWith(wrong);
  const refused = { code: 'UNAVAILABLE' };
  await expect(stranger.get('user_image/b.webp')).rejects.toMatchObject(refused);
  await expect(stranger.exists('user_image/b.webp')).rejects.toMatchObject(refused);
  await expect(stranger.put('user_image/c.webp', Buffer.from('x'))).rejects.toMatchObject(refused);
  await expect(stranger.remove('user_image/b.webp')).rejects.toMatchObject(refused);
  expect(await storage.exists('user_image/c.webp')).toBe(false);
  const text = expect.stringContaining('look at the S3_ settings');
  expect(await checkStorage({ ...config, ...wrong })).toMatchObject({ level: 'bad', text });
});

test('a bucket that does not exist is named', async () => {
  const missing = await storageWith({ S3_BUCKET: 'missing' });
  await expect(missing.put('user_image/a.webp', Buffer.from('x'))).rejects.toThrow('there is no bucket missing');
});

test('a photo goes to the bucket alone, is served in its widths, and leaves it when it is replaced', async () => {
  const { token } = await makeShopper(services);
  const first = await changePhoto(token, 'Rina');
  expect(first.status).toBe(200);
  const { photo } = first.body.data;
  const kept = await storage.get(`user_image/${photo}`);
  await expect(access(join(config.DATA_DIR, 'uploads'))).rejects.toThrow('ENOENT');
  const served = await http.get(`/uploads/images/user_image/${photo}`);
  expect([served.status, served.body.equals(Buffer.from(kept ?? []))]).toEqual([200, true]);
  expect((await http.get(`/uploads/images/user_image/${photo}?w=160`)).status).toBe(200);

  expect((await changePhoto(token, 'Rina')).status).toBe(200);
  expect(await storage.exists(`user_image/${photo}`)).toBe(false);
  expect((await http.get(`/uploads/images/user_image/${photo}`)).status).toBe(404);
});

test('what one machine scaled is read by another, and leaves the bucket with its photo', async () => {
  const { token } = await makeShopper(services);
  const { photo } = (await changePhoto(token, 'Rina')).body.data;
  const path = `/uploads/images/user_image/${photo}?w=160`;
  const scaled = await http.get(path);
  // A different original shows who scaled it.
  await storage.put(`user_image/${photo}`, await picture());
  const other = await startTestApp(server.settings);
  expect((await other.http.get(path)).body.equals(scaled.body)).toBe(true);

  expect((await changePhoto(token, 'Rina')).status).toBe(200);
  await storage.put(`user_image/${photo}`, await picture());
  const third = await startTestApp(server.settings);
  expect((await third.http.get(path)).body.equals(scaled.body)).toBe(false);
});

test('while the server is away a photo is refused and what was not scaled yet, and nothing else is; then it goes on', async () => {
  const { token } = await makeShopper(services);
  const { photo } = (await changePhoto(token, 'Before')).body.data;
  expect((await http.get(`/uploads/images/user_image/${photo}?w=160`)).status).toBe(200);
  await server.kill();
  expect((await http.get(`/uploads/images/user_image/${photo}?w=160`)).status).toBe(200);
  const refused = await changePhoto(token, 'After');
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
  const info = await http.get('/api/userInfo').set('authorization', `Bearer ${token}`);
  expect(info.body.data).toMatchObject({ full_name: 'Before', photo });
  expect((await http.get(`/uploads/images/user_image/${photo}?w=320`)).status).toBe(503);
  expect((await http.get('/readyz')).status).toBe(200);

  await server.start();
  expect((await http.get(`/uploads/images/user_image/${photo}?w=320`)).status).toBe(200);
  expect((await changePhoto(token, 'After')).status).toBe(200);
});
