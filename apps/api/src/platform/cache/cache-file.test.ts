import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { CacheFile } from './cache-file.ts';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'haat-cache-'));
const file = path.join(folder, 'below', 'responses');
const marks = { version: '7 812' };
const text = `<p>${'a saree from Tangail '.repeat(200)}</p>`;

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => rm(folder, { recursive: true }));

function openFile(identity = 'build 1') {
  return new CacheFile<typeof marks>({ path: file, identity });
}

function createCache() {
  return new ResponseCache({ maxBytes: 1_000_000 });
}

function make(body: string, tags: string[] = []) {
  return async () => new CachedResponse({ body, tags, headers: { vary: 'save-data' }, contentType: 'text/html' });
}

async function restored(): Promise<ResponseCache> {
  const cache = createCache();
  (await openFile().read())?.restoreInto(cache);
  return cache;
}

async function saveSome(): Promise<ResponseCache> {
  const cache = createCache();
  const page = await cache.getOrCreate('page /saree', make(text, ['product:1']));
  await page.bodyIn('br');
  cache.rememberUrl('page /saree?utm=x', 'page /saree');
  await cache.getOrCreate('list', make('short', ['stock']));
  await openFile().save(cache, marks);
  return cache;
}

test('what was fresh is there after a restart: bodies, headers, ETags, addresses and tags', async () => {
  const before = await saveSome();
  const after = await restored();
  expect(after.size).toBe(2);
  const page = after.findByUrl('page /saree?utm=x');
  expect(page).toMatchObject({ contentType: 'text/html', headers: { vary: 'save-data' }, status: 200 });
  expect(page?.etag('br')).toBe(before.findByUrl('page /saree?utm=x')?.etag('br'));
  expect(brotliDecompressSync((await page?.bodyIn('br')) ?? '').toString()).toBe(text);
  const list = await after.getOrCreate('list', make('made anew'));
  expect((await list.bodyIn('identity')).toString()).toBe('short');
  after.invalidate(['product:1']);
  expect(after.findByUrl('page /saree?utm=x')).toBeUndefined();
});

test('the marks come back, and only the owner may read the file', async () => {
  await saveSome();
  expect((await openFile().read())?.marks).toEqual(marks);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('what had changed already is not saved', async () => {
  const cache = createCache();
  await cache.getOrCreate('old', make('old', ['product:1']));
  await cache.getOrCreate('fresh', make('fresh', ['product:2']));
  cache.invalidate(['product:1']);
  await openFile().save(cache, marks);
  expect((await restored()).size).toBe(1);
});

test('what lags goes on lagging, and no longer because it lay in a file', async () => {
  const cache = createCache();
  await cache.getOrCreate('home', make('best sellers', ['best-selling']));
  cache.invalidate(['best-selling'], { lagMs: 50_000 });
  await openFile().save(cache, marks);
  const readHome = async () => {
    const home = await (await restored()).getOrCreate('home', make('made anew'));
    return (await home.bodyIn('identity')).toString();
  };
  expect(await readHome()).toBe('best sellers');
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  expect(await readHome()).toBe('made anew');
});

test('what was fresh when it was saved does not lag', async () => {
  const cache = createCache();
  await cache.getOrCreate('home', make('best sellers', ['best-selling']));
  await openFile().save(cache, marks);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  const home = await (await restored()).getOrCreate('home', make('made anew'));
  expect((await home.bodyIn('identity')).toString()).toBe('best sellers');
});

test('a response that is there already is not replaced', async () => {
  await saveSome();
  const cache = createCache();
  await cache.getOrCreate('list', make('newer'));
  (await openFile().read())?.restoreInto(cache);
  const list = await cache.getOrCreate('list', make('made anew'));
  expect((await list.bodyIn('identity')).toString()).toBe('newer');
});

test('a file of another build, an old one and none are ignored', async () => {
  await saveSome();
  expect(await openFile('build 2').read()).toBeUndefined();
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] });
  expect(await openFile().read()).toBeUndefined();
  const elsewhere = new CacheFile({ path: path.join(folder, 'none'), identity: 'build 1' });
  expect(await elsewhere.read()).toBeUndefined();
});

test('a file that was cut off says so', async () => {
  await saveSome();
  await truncate(file, (await readFile(file)).length - 5);
  await expect(openFile().read()).rejects.toThrow('ends 5 bytes early');
});

test('what processes left that were killed while they saved is removed after an hour', async () => {
  await saveSome();
  const [old, recent] = [`${file}.gone.7`, `${file}.here.8`];
  for (const unfinished of [old, recent]) await writeFile(unfinished, 'half');
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  await utimes(old, twoHoursAgo, twoHoursAgo);
  await saveSome();
  const left = await readdir(path.dirname(file));
  expect(left.toSorted()).toEqual(['responses', 'responses.here.8']);
});
