import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

function createCache(maxBytes = 1_000_000) {
  return new ResponseCache({ maxBytes });
}

async function textOf(response: CachedResponse): Promise<string> {
  return (await response.bodyIn('identity')).toString();
}

function make(body = 'body', tags: string[] = []) {
  return async () => new CachedResponse({ body, tags });
}

test('many requests for one missing answer make it once', async () => {
  const cache = createCache();
  let made = 0;
  async function slowly() {
    made += 1;
    await sleep(5);
    return new CachedResponse({ body: 'slow' });
  }
  await Promise.all(Array.from({ length: 50 }, () => cache.getOrCreate('key', slowly)));
  await cache.getOrCreate('key', slowly);
  expect(made).toBe(1);
});

test('the order in which a page was read does not show', () => {
  const tags = ['sold-out', 'product:12', 'helped:12'];
  expect(new CachedResponse({ body: '', tags }).tags).toEqual(
    new CachedResponse({ body: '', tags: tags.toReversed() }).tags,
  );
});

test('a failure is kept by nobody', async () => {
  const cache = createCache();
  await expect(cache.getOrCreate('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await textOf(await cache.getOrCreate('key', make('there')))).toBe('there');
});

test('the answers not asked for longest go first, and bytes stay within the bound', async () => {
  const cache = createCache(20_000);
  for (let number = 0; number < 30; number++) {
    await cache.getOrCreate(`key ${number}`, make('x'.repeat(1_000)));
    await cache.getOrCreate('key 0', make('made anew'));
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
  }
  expect(await textOf(await cache.getOrCreate('key 0', make('made anew')))).not.toBe('made anew');
  expect(await textOf(await cache.getOrCreate('key 1', make('made anew')))).toBe('made anew');
});

test('whoever asks for something else each time fills what is free, and what others ask for again stays', async () => {
  const cache = createCache(100_000);
  for (let number = 0; number < 30; number++)
    for (let turn = 0; turn < 2; turn++) await cache.getOrCreate(`page ${number}`, make('x'.repeat(1_000)));
  for (let number = 0; number < 1_000; number++)
    await cache.getOrCreate(`min_price=${number}`, make('x'.repeat(1_000)));
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  const { hits } = cache;
  for (let number = 0; number < 30; number++) await cache.getOrCreate(`page ${number}`, make('made anew'));
  expect(cache.hits - hits).toBe(30);
});

test('everything that fits is kept, however often it was asked for', async () => {
  const cache = createCache(100_000);
  for (let turn = 0; turn < 3; turn += 1)
    for (let number = 0; number < 42; number += 1) await cache.getOrCreate(`page ${number}`, make('x'.repeat(1_000)));
  expect([cache.size, cache.misses]).toEqual([42, 42]);
});

test('what is asked for again although it had no room is kept before what is asked for once', async () => {
  const cache = createCache(20_000);
  const reasons: string[] = [];
  const ask = async (url: string) => {
    await cache.getOrCreate(url, (reason) => {
      reasons.push(`${url} ${reason}`);
      return make('x'.repeat(1_000))();
    });
    cache.rememberUrl(url, url);
  };
  await ask('/a');
  for (let number = 0; number < 20; number += 1) await ask(`/crawled/${number}`);
  await ask('/a');
  for (let number = 20; number < 40; number += 1) await ask(`/crawled/${number}`);
  await ask('/a');
  expect(reasons.filter((reason) => !reason.startsWith('/crawled'))).toEqual(['/a missing', '/a evicted']);
  expect(new Set(reasons.filter((reason) => reason.startsWith('/crawled'))).size).toBe(40);
});

test('a response that takes long to compute is spared by invalidations that say so', async () => {
  const cache = createCache();
  let made = 0;
  async function slowly() {
    made += 1;
    await sleep(250);
    return new CachedResponse({ body: 'whole list', tags: ['stock'] });
  }
  await cache.getOrCreate('key', slowly);
  for (let turn = 0; turn < 5; turn += 1) {
    cache.invalidate([`product:${turn}`]);
    cache.invalidate(['stock'], { sparesSlow: true });
    await cache.getOrCreate('key', slowly);
  }
  expect(made).toBe(1);
  cache.clear();
  await cache.getOrCreate('key', slowly);
  expect(made).toBe(2);
});

test('of a response one body is kept, the smallest that was asked for, and the others as they are asked for', async () => {
  const cache = createCache();
  const text = 'long '.repeat(1_000);
  const answer = await cache.getOrCreate('key', make(text));
  const before = cache.bytes;
  const brotli = await answer.bodyIn('br');
  expect(cache.bytes).toBe(before - text.length + brotli.length);
  expect(gunzipSync(await answer.bodyIn('gzip')).toString()).toBe(text);
  expect(await textOf(answer)).toBe(text);
  expect(brotliDecompressSync(await answer.bodyIn('br')).toString()).toBe(text);
  expect(answer.kept.bytes).toBe(brotli);
});

test('gzip of whatever is kept is made elsewhere if there is time for it and nothing fails, and here otherwise', async () => {
  const cache = createCache();
  const text = 'long '.repeat(1_000);
  const body = { brotli: new Uint8Array(brotliCompressSync(text)), hash: 'hash' };
  const restored = { key: 'restored', response: new CachedResponse({ body }), slowLagMs: 0 };
  cache.restore(restored);
  const asText = await cache.getOrCreate('as text', make(text));
  await asText.bodyIn('br');
  const others = ['no time', 'failure'].map((hash) =>
    cache.getOrCreate(hash, async () => new CachedResponse({ body: { ...body, hash } })),
  );
  const elsewhere = [
    () => Promise.resolve(gzipSync('made elsewhere')),
    () => Promise.resolve(gzipSync('this one, too')),
    () => undefined,
    () => Promise.reject(new Error('the thread has ended')),
  ];
  cache.gzipElsewhere = () => elsewhere.shift()?.();
  const answers = [restored.response, asText, ...(await Promise.all(others))];
  const made = await Promise.all(answers.map(async (answer) => gunzipSync(await answer.bodyIn('gzip')).toString()));
  expect(made).toEqual(['made elsewhere', 'this one, too', text, text]);
});

test('bodies made from others are made once, and go when others are asked for', async () => {
  const cache = createCache(200_000);
  const text = randomBytes(4_000).toString('hex');
  const answer = await cache.getOrCreate('key', make(text));
  const [one, other] = await Promise.all([answer.bodyIn('gzip'), answer.bodyIn('gzip')]);
  expect(other).toBe(one);
  expect(answer.bodyIn('gzip')).toBe(one);
  for (let number = 0; number < 10; number++)
    await (await cache.getOrCreate(`key ${number}`, make(`${number} ${text}`))).bodyIn('gzip');
  expect(cache.bytes).toBeLessThanOrEqual(200_000);
  expect(await answer.bodyIn('gzip')).not.toBe(one);
});

test('invalidating a tag drops what carries it and nothing else', async () => {
  const cache = createCache();
  const shown: [string, string[]][] = [
    ['one', ['product:1', 'product:2']],
    ['other', ['product:3']],
    ['count', ['stock']],
  ];
  for (const [key, tags] of shown) await cache.getOrCreate(key, make(key, tags));
  for (const [key] of shown) cache.rememberUrl(key, key);
  const known = () => shown.map(([key]) => key).filter((key) => cache.findByUrl(key));
  cache.invalidate([]);
  expect(known()).toEqual(['one', 'other', 'count']);
  cache.invalidate(['product:2', 'product:4']);
  expect(known()).toEqual(['other', 'count']);
  cache.invalidate(['stock'], { sparesSlow: true });
  expect(known()).toEqual(['other']);
});

test('an answer that is dropped gives its room back', async () => {
  const cache = createCache();
  await cache.getOrCreate('key', make('body', ['product:1']));
  const before = cache.bytes;
  cache.invalidate(['product:1']);
  await cache.getOrCreate('key', make('body', ['product:1']));
  expect([cache.bytes, cache.size]).toEqual([before, 1]);
  cache.clear();
  expect(cache.bytes).toBe(0);
});

test('a response is not cached when one of its tags was invalidated during its computation', async () => {
  const cache = createCache();
  const release = Promise.withResolvers<void>();
  const waiting = cache.getOrCreate('count', async () => {
    await release.promise;
    return new CachedResponse({ body: 'old', tags: ['stock'] });
  });
  cache.invalidate(['stock'], { sparesSlow: true });
  release.resolve();
  await waiting;
  expect(await textOf(await cache.getOrCreate('count', make('fresh')))).toBe('fresh');
});

test('an answer that began before a change is given to whoever waits, and not kept', async () => {
  const cache = createCache();
  const release = Promise.withResolvers<void>();
  async function old() {
    await release.promise;
    return new CachedResponse({ body: 'old', tags: ['product:1'] });
  }
  const waiting = [cache.getOrCreate('one', old), cache.getOrCreate('two', old)];
  cache.invalidate(['product:1']);
  const fresh = await cache.getOrCreate('one', make('fresh', ['product:1']));
  cache.clear();
  release.resolve();
  expect(await Promise.all((await Promise.all(waiting)).map(textOf))).toEqual(['old', 'old']);
  expect(await textOf(fresh)).toBe('fresh');
  expect(cache.size).toBe(0);
});

test('a URL leads to its answer until that is dropped', async () => {
  const cache = createCache();
  cache.rememberUrl('/early', 'key');
  const answer = await cache.getOrCreate('key', make());
  cache.rememberUrl('/url', 'key');
  expect(cache.findByUrl('/url')).toBe(answer);
  expect(cache.findByUrl('/early')).toBeUndefined();
  cache.clear();
  expect(cache.findByUrl('/url')).toBeUndefined();
});

test('an answer larger than a quarter of the room is not kept', async () => {
  const cache = createCache(10_000);
  await cache.getOrCreate('key', make('x'.repeat(5_000)));
  expect(cache.size).toBe(0);
});

test('what may be stale for a moment is returned while one new computation runs, and not for longer', async () => {
  const cache = createCache();
  const release = Promise.withResolvers<void>();
  let made = 0;
  async function fresh() {
    made += 1;
    await release.promise;
    return new CachedResponse({ body: 'fresh', tags: ['shown-stock:1'] });
  }
  const ask = async () => textOf(await cache.getOrCreate('key', fresh));
  await cache.getOrCreate('key', make('old', ['shown-stock:1']));
  cache.invalidate(['shown-stock:1'], { staleMs: 60 });
  expect(cache.findByUrl('key')).toBeUndefined();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['old', 'old', 'old']);
  expect(made).toBe(1);
  await sleep(80);
  const waiting = ask();
  release.resolve();
  expect(await waiting).toBe('fresh');
  expect(made).toBe(1);
  expect(await ask()).toBe('fresh');
});

test('what nobody asked for lately is not returned stale: nobody knows for how long it has been wrong', async () => {
  const cache = createCache();
  await cache.getOrCreate('key', make('old', ['shown-stock:1']));
  await sleep(50);
  cache.invalidate(['shown-stock:1'], { staleMs: 40 });
  expect(await textOf(await cache.getOrCreate('key', make('fresh')))).toBe('fresh');
});

test('a change without patience is not forgiven because one with patience follows', async () => {
  const cache = createCache();
  await cache.getOrCreate('key', make('old', ['product:1', 'shown-stock:1']));
  cache.invalidate(['product:1']);
  cache.invalidate(['product:1', 'shown-stock:1'], { staleMs: 10_000 });
  expect(await textOf(await cache.getOrCreate('key', make('fresh')))).toBe('fresh');
});

test('what may lag is served as it is until then, and other changes still reach it', async () => {
  const cache = createCache();
  let made = 0;
  const ask = async () =>
    textOf(
      await cache.getOrCreate('key', async () => {
        made += 1;
        return new CachedResponse({ body: `number ${made}`, tags: ['best-selling', 'shown-stock:1'] });
      }),
    );
  await ask();
  cache.invalidate(['best-selling'], { lagMs: 10_000, staleMs: 10_000 });
  expect([await ask(), await ask(), made]).toEqual(['number 1', 'number 1', 1]);
  cache.invalidate(['shown-stock:1'], { staleMs: 10_000 });
  expect(await ask()).toBe('number 1');
  expect(made).toBe(2);
  expect(await ask()).toBe('number 2');
});

test('what lags behind one change may lag behind another, too, for as long as that allows', async () => {
  const cache = createCache();
  let made = 0;
  const ask = () =>
    cache.getOrCreate('key', async () => {
      made += 1;
      return new CachedResponse({ body: 'text', tags: ['best-selling', 'sold-out'] });
    });
  await ask();
  cache.invalidate(['best-selling'], { lagMs: 10_000, staleMs: 10_000 });
  await ask();
  await sleep(310);
  await ask();
  cache.invalidate(['sold-out'], { lagMs: 300, staleMs: 10_000 });
  await ask();
  expect(made).toBe(1);
  await sleep(310);
  await ask();
  expect(made).toBe(2);
});

function fail(): Promise<CachedResponse> {
  return Promise.reject(new Error('away'));
}

test('a failure to make a stale response anew is told to nobody who need not know', async () => {
  const cache = createCache();
  await cache.getOrCreate('key', make('old', ['shown-stock:1']));
  cache.invalidate(['shown-stock:1'], { staleMs: 30 });
  expect(await textOf(await cache.getOrCreate('key', fail))).toBe('old');
  await sleep(40);
  await expect(cache.getOrCreate('key', fail)).rejects.toThrow('away');
});

test('what is not kept is shared with those who wait, and found where it is kept', async () => {
  const cache = createCache();
  const ask = (isKept: boolean) => cache.getOrCreate('key', make(), { isKept });
  const [one, other] = await Promise.all([ask(false), ask(false)]);
  expect(other).toBe(one);
  expect(cache.size).toBe(0);
  const kept = await ask(true);
  expect(await ask(false)).toBe(kept);
});
