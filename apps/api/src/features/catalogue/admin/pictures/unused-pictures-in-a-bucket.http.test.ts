import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startBucketServer } from '../../../../../test/bucket-server.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

const keys = { accessKeyId: 'haat-key', secretAccessKey: 'haat-secret' };
const bucket = await startBucketServer({ bucket: 'haat', ...keys });
afterAll(() => bucket.close());

const { http, services } = await startTestApp({
  S3_BUCKET: 'haat',
  S3_ENDPOINT: bucket.url,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
});
const { db, storage } = services;
const { headers } = await makeStaff(services, { role: 'operator' });
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** Uploads a picture; returns its key in the bucket. */
async function upload(): Promise<string> {
  const answer = await http.post('/api/admin/pictures').set(headers).attach('photo', photo, 'one.png').expect(201);
  return String(answer.body.data.path).split('/').slice(-2).join('/');
}

const letADayPass = () => db.$executeRaw`UPDATE unused_pictures SET uploaded_at = now() - interval '1 day 1 minute'`;

test('a picture that nothing used leaves the bucket after a day, and one that is younger stays', async () => {
  const old = await upload();
  await letADayPass();
  const young = await upload();
  expect([await storage.exists(old), await storage.exists(young)]).toEqual([true, true]);
  expect(await removeUnusedPictures(services)).toBe(1);
  expect([await storage.exists(old), await storage.exists(young)]).toEqual([false, true]);
});

test('what the bucket cannot remove now is removed the next time', async () => {
  const key = await upload();
  await letADayPass();
  bucket.answer = 503;
  await expect(removeUnusedPictures(services)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  bucket.answer = null;
  expect(await storage.exists(key)).toBe(true);
  expect(await removeUnusedPictures(services)).toBeGreaterThan(0);
  expect(await storage.exists(key)).toBe(false);
});
