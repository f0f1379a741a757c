import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startBucketServer } from '../../../test/bucket-server.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import { createBoundedFolder } from './bounded-folder.ts';
import { demoFolder } from './demo-folder.ts';
import { type Picture, uploadVersion } from './picture-sources.ts';
import { createRenditions } from './renditions.ts';

const folder = await mkdtemp(join(tmpdir(), 'haat-renditions-'));
const keys = { accessKeyId: 'haat-key', secretAccessKey: 'haat-secret' };
const server = await startBucketServer({ bucket: 'haat', ...keys });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
const bucket = createS3Storage({ endpoint: server.url, bucket: 'haat', region: 'us-east-1', ...keys });
const log = pino({ level: 'silent' });
const wanted = { width: 160, format: 'webp' } as const;

/** The renditions of one machine, with its own disk. */
function machine(disk: string, shared: typeof bucket | null = null) {
  const local = createBoundedFolder({ folder: join(folder, disk), maxBytes: 1_000_000_000, log });
  return createRenditions({ local, shared, log });
}

/** A picture that counts its reads. */
function makePicture(key: string): Picture & { reads: number } {
  const picture = {
    key,
    version: uploadVersion,
    extension: 'webp',
    reads: 0,
    read: () => {
      picture.reads += 1;
      return readFile(join(demoFolder(), 'products', 'cha-mug-cream.webp'));
    },
  };
  return picture;
}

test('concurrent requests make it once, later ones reuse it', async () => {
  const picture = makePicture('many');
  const renditions = machine('one');
  await Promise.all(Array.from({ length: 20 }, () => renditions.make(picture, wanted)));
  await machine('one').make(picture, wanted);
  expect(picture.reads).toBe(1);
});

test('another version is made again', async () => {
  const picture = makePicture('versions');
  const renditions = machine('one');
  await renditions.make(picture, wanted);
  await renditions.make(Object.assign(picture, { version: '2' }), wanted);
  expect(picture.reads).toBe(2);
});

test('after removal it is made again', async () => {
  const picture = makePicture('forgotten');
  const renditions = machine('one');
  await renditions.make(picture, wanted);
  await renditions.removeOfUpload(picture.key);
  await renditions.make(picture, wanted);
  expect(picture.reads).toBe(2);
});

test('a disk that cannot be written costs speed, not the picture', async () => {
  const local = createBoundedFolder({ folder: import.meta.filename, maxBytes: 1_000, log });
  const nowhere = createRenditions({ local, shared: null, log });
  const { bytes, format } = await nowhere.get(makePicture('nowhere'), wanted);
  expect(format).toBe('webp');
  expect(bytes.length).toBeGreaterThan(100);
});

test('what one machine made no other makes again, and it is read from the bucket once', async () => {
  const picture = makePicture('shared');
  const avif = { width: 160, format: 'avif', shape: 'portrait' } as const;
  const bytes = await machine('one', bucket).make(picture, avif);
  const two = machine('two', bucket);
  expect(await two.get(picture, avif)).toMatchObject({ format: 'avif', isFinal: true });
  expect(picture.reads).toBe(1);

  server.answer = 503;
  const known = await two.get(picture, avif);
  server.answer = null;
  expect(Buffer.from(known.bytes).equals(bytes)).toBe(true);
});

test('while the bucket is away, or full, each machine makes its own', async () => {
  const picture = makePicture('away');
  for (const [place, status] of [503, 507].entries()) {
    server.answer = status;
    expect((await machine(`away-${place}`, bucket).make(picture, wanted)).length).toBeGreaterThan(100);
  }
  server.answer = null;
  expect(picture.reads).toBe(2);
});

test('removal takes every rendition of an upload out of the bucket, and none of another', async () => {
  const [picture, other] = [makePicture('user_image/a.webp'), makePicture('user_image/b.webp')];
  const scalings = [wanted, { width: 320, format: 'avif' }, { width: 480, format: 'webp', shape: 'portrait' }] as const;
  const one = machine('one', bucket);
  for (const scaling of scalings) await one.make(picture, scaling);
  await one.make(other, wanted);
  await one.removeOfUpload(picture.key);
  for (const scaling of scalings) await machine('three', bucket).make(picture, scaling);
  await machine('three', bucket).make(other, wanted);
  expect([picture.reads, other.reads]).toEqual([6, 1]);
});
