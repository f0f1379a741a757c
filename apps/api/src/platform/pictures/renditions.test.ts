import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { demoFolder } from './demo-folder.ts';
import type { Picture } from './picture-sources.ts';
import { createRenditions } from './renditions.ts';

const folder = await mkdtemp(join(tmpdir(), 'haat-renditions-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const log = pino({ level: 'silent' });
const renditions = createRenditions({ folder, log });
const wanted = { width: 160, format: 'webp' } as const;

/** A picture that counts how often it is read. */
function makePicture(key: string): Picture & { reads: number } {
  const picture = {
    key,
    version: '1',
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
  await Promise.all(Array.from({ length: 20 }, () => renditions.make(picture, wanted)));
  await createRenditions({ folder, log }).make(picture, wanted);
  expect(picture.reads).toBe(1);
});

test('another version is made again', async () => {
  const picture = makePicture('versions');
  await renditions.make(picture, wanted);
  await renditions.make(Object.assign(picture, { version: '2' }), wanted);
  expect(picture.reads).toBe(2);
});

test('after removal it is made again', async () => {
  const picture = makePicture('forgotten');
  await renditions.make(picture, wanted);
  await renditions.remove(picture.key);
  await renditions.make(picture, wanted);
  expect(picture.reads).toBe(2);
});

test('a read-only folder costs speed, not the picture', async () => {
  const nowhere = createRenditions({ folder: import.meta.filename, log });
  const { bytes, format } = await nowhere.get(makePicture('nowhere'), wanted);
  expect(format).toBe('webp');
  expect(bytes.length).toBeGreaterThan(100);
});
