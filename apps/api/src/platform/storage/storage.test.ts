import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startBucketServer } from '../../../test/bucket-server.ts';
import { mountSmallDisk } from '../../../test/small-disk.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'haat-storage-'));
const keys = { accessKeyId: 'haat-key', secretAccessKey: 'haat-secret' };
const server = await startBucketServer({ bucket: 'haat', ...keys });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = createS3Storage({ endpoint: server.url, bucket: 'haat', region: 'us-east-1', ...keys });
const kinds = [
  ['a folder', createFolderStorage(folder)],
  ['a bucket', bucket],
] as const;

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each(kinds)('%s writes, reads, replaces and removes', async (_kind, storage) => {
  expect(await storage.get('user_image/a.webp')).toBeNull();
  expect(await storage.exists('user_image/a.webp')).toBe(false);
  await storage.put('user_image/a.webp', bytesOf('one'));
  await storage.put('user_image/a.webp', bytesOf('two'));
  await storage.put('user_image/b.webp', bytesOf('other'));
  expect(await storage.exists('user_image/a.webp')).toBe(true);
  expect(Buffer.from((await storage.get('user_image/a.webp')) ?? []).toString()).toBe('two');
  await storage.remove('user_image/a.webp');
  await storage.remove('user_image/a.webp');
  expect(await storage.get('user_image/a.webp')).toBeNull();
  expect(await storage.exists('user_image/b.webp')).toBe(true);
});

test.each(kinds)('%s preserves every byte of a large file', async (_kind, storage) => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  await storage.put('user_image/large.webp', bytes);
  expect(Buffer.from((await storage.get('user_image/large.webp')) ?? []).equals(bytes)).toBe(true);
});

test.each(kinds)('%s has nothing under an invalid key', async (_kind, storage) => {
  for (const key of [
    '',
    'a',
    '../a.webp',
    'a/../b',
    'a/b/c',
    '/a/b',
    'a/',
    'a/.b',
    'a/b\0',
    'a\\b/c',
    'a/b?c',
    'a/b%2f..',
  ]) {
    expect(await storage.get(key)).toBeNull();
    expect(await storage.exists(key)).toBe(false);
    await storage.remove(key);
    await expect(storage.put(key, bytesOf('x'))).rejects.toThrow('not a storage key');
  }
});

test('a folder contains no unfinished files after writing', async () => {
  const storage = createFolderStorage(folder);
  await Promise.all(Array.from({ length: 20 }, () => storage.put('user_image/same.webp', bytesOf('x'.repeat(10_000)))));
  expect((await readdir(join(folder, 'user_image'))).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});

const { folder: smallDisk, isMounted } = await mountSmallDisk();

test.runIf(isMounted)('a full disk is STORAGE_FULL, leaves no file behind and keeps existing ones', async () => {
  const storage = createFolderStorage(smallDisk);
  await storage.put('user_image/a.webp', bytesOf('here'));
  await expect(storage.put('user_image/b.webp', new Uint8Array(200_000))).rejects.toMatchObject({
    code: 'STORAGE_FULL',
  });
  expect(await readdir(join(smallDisk, 'user_image'))).toEqual(['a.webp']);
});

test('a full bucket is STORAGE_FULL', async () => {
  server.answer = 507;
  await expect(bucket.put('user_image/full.webp', bytesOf('x'))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  server.answer = null;
});

test('a bucket that is down or rejects the keys is UNAVAILABLE', async () => {
  const options = { endpoint: server.url, bucket: 'haat', region: 'us-east-1' };
  const stranger = createS3Storage({ ...options, accessKeyId: 'haat-key', secretAccessKey: 'wrong' });
  await expect(stranger.get('user_image/b.webp')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: expect.any(Error),
  });
  const away = createS3Storage({ ...options, ...keys, endpoint: 'http://127.0.0.1:1' });
  await expect(away.get('user_image/b.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: expect.any(Error) });
});

test('a transfer that breaks off is UNAVAILABLE', async () => {
  const breaking = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('the beginning', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(breaking, 'listening');
  const address = breaking.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  const storage = createS3Storage({ endpoint, bucket: 'haat', region: 'us-east-1', ...keys });
  await expect(storage.get('user_image/b.webp')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: expect.any(Error),
  });
  breaking.close();
});

test('a missing bucket is reported', async () => {
  const missing = createS3Storage({ endpoint: server.url, bucket: 'missing', region: 'us-east-1', ...keys });
  await expect(missing.put('user_image/a.webp', bytesOf('x'))).rejects.toThrow('there is no bucket missing');
});
