import { afterAll, expect, test } from 'vitest';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { RenderPool } from './render-pool.ts';

const { http, services } = await startTestApp();
const createPool = () =>
  new RenderPool({
    entry: new URL('../../../test/renderer-that-hangs.js', import.meta.url).href,
    manifest: null,
    timeoutMs: 1_500,
    maxThreads: 1,
  });
const pool = createPool();
afterAll(() => pool.close());

async function readData(name: string) {
  return { ok: true, encoding: 'identity', bytes: Buffer.from(JSON.stringify({ name })) } as const;
}

async function render(url: string, reason: 'missing' | 'stale' = 'missing', by = pool) {
  const page = { url, origin: 'https://shop.example', savesData: false, isForDevelopers: false };
  const { body } = await by.render({ page, readData, reason });
  return JSON.parse(typeof body === 'string' ? body : brotliDecompressSync(body.brotli).toString());
}

test('a page is rendered in another thread with the data of this one', async () => {
  expect(await render('/asks')).toEqual({ url: '/asks', data: ['brandList', 'categoryList', 'shopList'] });
});

test('there is no thread before the pool is started or asked for a page', async () => {
  const [started, asked, unused] = [createPool(), createPool(), createPool()];
  const pools = [started, asked, unused];
  started.start();
  await render('/next', 'missing', asked);
  expect(pools.map(({ threads }) => threads)).toEqual([1, 1, 0]);
  await Promise.all(pools.map((each) => each.close()));
  expect(unused.gzip(brotliCompressSync('a page'))).toBeUndefined();
  expect(pools.map(({ threads }) => threads)).toEqual([0, 0, 0]);
});

test('a server that is warmed up has its thread when it begins to listen, others do not', async () => {
  let threads = 0;
  const onThread = () => (threads += 1);
  process.on('worker', onThread);
  const cold = await buildApp(services);
  await cold.listen({ host: '127.0.0.1', port: 0 });
  await cold.close();
  expect(threads).toBe(0);
  const warm = await buildApp(services, { isWarmedUp: true });
  await warm.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(() => threads).toBe(1);
  await warm.close();
  process.off('worker', onThread);
});

test('a page contains nothing of a longer one rendered before it', async () => {
  const longer = `/${'n'.repeat(40_000)}`;
  expect(await render(longer)).toMatchObject({ url: longer });
  const shorter = `/${'n'.repeat(5_000)}`;
  expect(await render(shorter)).toMatchObject({ url: shorter });
});

test('a rendering that hangs blocks no order, is given up, and its thread is replaced', async () => {
  const product = await makeProduct(services);
  const item = [{ product_id: product.id, qty: 1 }];
  const given = { shopper: await makeShopper(services), zone: await makeZone(services), item };
  const hanging = render('/hangs').then(
    () => 'rendered',
    (error: { code: string }) => error.code,
  );
  const waiting = render('/next');
  const startedAt = performance.now();
  await makeOrder(http, given);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(await hanging).toBe('UNAVAILABLE');
  expect(await waiting).toMatchObject({ url: '/next' });
  expect(pool.threads).toBe(1);
});

test('a rendering that fails leaves the thread to the next', async () => {
  await expect(render('/fails')).rejects.toThrow('it failed');
  expect(await render('/next')).toMatchObject({ url: '/next' });
});

test('a pool that closes refuses what it renders and what waits, for somebody else to answer', async () => {
  const closing = createPool();
  const outcomes = ['/hangs', '/next'].map((url) => render(url, 'missing', closing).catch((error: unknown) => error));
  await closing.close();
  for (const outcome of outcomes) expect(await outcome).toMatchObject({ code: 'UNAVAILABLE' });
  await expect(render('/next', 'missing', closing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

async function countRefused(reason: 'missing' | 'stale', count: number): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => render('/next', reason)));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}

test('of too many renderings the last are refused, and first those that nobody waits for', async () => {
  const stale = countRefused('stale', 30);
  const missing = countRefused('missing', 100);
  expect(await stale).toBe(30 - 16 - 1);
  expect(await missing).toBe(100 - (64 - 16));
});

test('pages are compressed once more in the thread that renders, as long as it has nothing to render', async () => {
  const brotli = brotliCompressSync('a page '.repeat(1_000));
  const made = await Promise.all(Array.from({ length: 5 }, async () => pool.gzip(brotli)));
  const texts = made.map((gzip) => gzip && gunzipSync(gzip).toString());
  expect(texts).toEqual([...Array.from({ length: 4 }, () => 'a page '.repeat(1_000)), undefined]);
  const rendering = render('/next');
  expect(pool.gzip(brotli)).toBeUndefined();
  await rendering;
});
