import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReadyAnswer } from './ready-answer.ts';
import { SharedAnswers } from './shared-answers.ts';

function createCache(mostBytes = 1_000_000) {
  return new SharedAnswers({ mostBytes });
}

function make(body = 'body', stock = {}) {
  return async () => new ReadyAnswer({ body, stock });
}

test('many requests for one missing answer make it once', async () => {
  const cache = createCache();
  let made = 0;
  async function slowly() {
    made += 1;
    await sleep(5);
    return new ReadyAnswer({ body: 'slow' });
  }
  await Promise.all(Array.from({ length: 50 }, () => cache.answer('key', slowly)));
  await cache.answer('key', slowly);
  expect(made).toBe(1);
});

test('a failure is kept by nobody', async () => {
  const cache = createCache();
  await expect(cache.answer('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.answer('key', make('there'))).body.toString()).toBe('there');
});

test('the answers not asked for longest go first, and bytes stay within the bound', async () => {
  const cache = createCache(20_000);
  for (let number = 0; number < 30; number++) {
    await cache.answer(`key ${number}`, make('x'.repeat(1_000)));
    await cache.answer('key 0', make('made anew'));
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
  }
  expect((await cache.answer('key 0', make('made anew'))).body.toString()).not.toBe('made anew');
  expect((await cache.answer('key 1', make('made anew'))).body.toString()).toBe('made anew');
});

test('whoever asks for something else each time fills a quarter, and what others ask for again stays', async () => {
  const cache = createCache(100_000);
  for (let number = 0; number < 30; number++)
    for (let turn = 0; turn < 2; turn++) await cache.answer(`page ${number}`, make('x'.repeat(1_000)));
  for (let number = 0; number < 1_000; number++) await cache.answer(`min_price=${number}`, make('x'.repeat(1_000)));
  expect(cache.bytes).toBeLessThanOrEqual(30 * 2_100 + 25_000);
  const { hits } = cache;
  for (let number = 0; number < 30; number++) await cache.answer(`page ${number}`, make('made anew'));
  expect(cache.hits - hits).toBe(30);
});

test('an answer that takes long to make is not made again each time that stock moves', async () => {
  const cache = createCache();
  let made = 0;
  async function slowly() {
    made += 1;
    await sleep(250);
    return new ReadyAnswer({ body: 'whole list', stock: { isAnyStock: true } });
  }
  await cache.answer('key', slowly);
  for (let turn = 0; turn < 5; turn += 1) {
    cache.stockMoved([turn]);
    cache.settleStock();
    await cache.answer('key', slowly);
  }
  expect(made).toBe(1);
  cache.dropAll();
  await cache.answer('key', slowly);
  expect(made).toBe(2);
});

test('compressed forms count', async () => {
  const cache = createCache();
  const answer = await cache.answer('key', make('long '.repeat(1_000)));
  const before = cache.bytes;
  const compressed = await answer.bodyIn('br');
  expect(cache.bytes).toBe(before + compressed.length);
});

test('stock that moves drops what shows it at once, and counts with the next second', async () => {
  const cache = createCache();
  const shown: [string, object][] = [
    ['one', { productIds: [1, 2] }],
    ['other', { productIds: [3] }],
    ['count', { isAnyStock: true }],
  ];
  for (const [key, stock] of shown) await cache.answer(key, make(key, stock));
  for (const [key] of shown) cache.rememberUrl(key, key);
  const known = () => shown.map(([key]) => key).filter((key) => cache.findByUrl(key));
  cache.stockMoved([]);
  cache.settleStock();
  expect(known()).toEqual(['one', 'other', 'count']);
  cache.stockMoved([2]);
  expect(known()).toEqual(['other', 'count']);
  cache.settleStock();
  expect(known()).toEqual(['other']);
});

test('an answer that is dropped gives its room back', async () => {
  const cache = createCache();
  await cache.answer('key', make('body', { productIds: [1] }));
  const before = cache.bytes;
  cache.stockMoved([1]);
  await cache.answer('key', make('body', { productIds: [1] }));
  expect([cache.bytes, cache.size]).toEqual([before, 1]);
  cache.dropAll();
  expect(cache.bytes).toBe(0);
});

test('a count whose making began before stock moved goes with the next second', async () => {
  const cache = createCache();
  const release = Promise.withResolvers<void>();
  const waiting = cache.answer('count', async () => {
    await release.promise;
    return new ReadyAnswer({ body: 'old', stock: { isAnyStock: true } });
  });
  cache.stockMoved([1]);
  release.resolve();
  await waiting;
  cache.settleStock();
  expect((await cache.answer('count', make('fresh'))).body.toString()).toBe('fresh');
});

test('an answer that began before a change is given to whoever waits, and not kept', async () => {
  const cache = createCache();
  const release = Promise.withResolvers<void>();
  async function old() {
    await release.promise;
    return new ReadyAnswer({ body: 'old', stock: { productIds: [1] } });
  }
  const waiting = [cache.answer('one', old), cache.answer('two', old)];
  cache.stockMoved([1]);
  const fresh = await cache.answer('one', make('fresh', { productIds: [1] }));
  cache.dropAll();
  release.resolve();
  expect((await Promise.all(waiting)).map(({ body }) => body.toString())).toEqual(['old', 'old']);
  expect(fresh.body.toString()).toBe('fresh');
  expect(cache.size).toBe(0);
});

test('a URL leads to its answer until that is dropped', async () => {
  const cache = createCache();
  cache.rememberUrl('/early', 'key');
  const answer = await cache.answer('key', make());
  cache.rememberUrl('/url', 'key');
  expect(cache.findByUrl('/url')).toBe(answer);
  expect(cache.findByUrl('/early')).toBeUndefined();
  cache.dropAll();
  expect(cache.findByUrl('/url')).toBeUndefined();
});

test('an answer larger than a quarter of the room is not kept', async () => {
  const cache = createCache(10_000);
  await cache.answer('key', make('x'.repeat(5_000)));
  expect(cache.size).toBe(0);
});
