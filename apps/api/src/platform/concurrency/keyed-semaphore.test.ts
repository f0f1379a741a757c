import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { KeyedSemaphore } from './keyed-semaphore.ts';

test('runs a limited number per key, the others in order; other keys do not wait for them', async () => {
  const semaphore = new KeyedSemaphore({ maxPerKey: 2, maxQueuedPerKey: 10 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    semaphore.run(name[0] ?? '', async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(work);
  await sleep(1);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await all[0];
  await sleep(1);
  expect(begun.at(-1)).toBe('a3');
  ends[1]?.();
  await sleep(1);
  for (const end of ends) end();
  await sleep(1);
  for (const end of ends) end();
  await Promise.all(all);
  expect(begun.at(-1)).toBe('a4');
  expect(semaphore.running).toBe(0);
});

test('a key with too many waiting is refused, with the time to wait', async () => {
  const semaphore = new KeyedSemaphore({ maxPerKey: 1, maxQueuedPerKey: 1 });
  const release = await semaphore.acquire('a');
  const waiting = semaphore.acquire('a');
  await expect(semaphore.acquire('a')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterSeconds: 2 },
  });
  expect(() => semaphore.acquireNow('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  release();
  (await waiting)();
  release();
  expect(semaphore.running).toBe(0);
});

test('beyond the total limit everybody is told to retry', async () => {
  const semaphore = new KeyedSemaphore({ maxPerKey: 2, maxTotal: 3 });
  for (const key of ['a', 'b', 'c']) await semaphore.acquire(key);
  expect(() => semaphore.acquireNow('d')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  await expect(semaphore.acquire('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('nobody waits longer than the maximum', async () => {
  const semaphore = new KeyedSemaphore({ maxPerKey: 1, maxQueuedPerKey: 5, maxWaitMs: 20 });
  const release = await semaphore.acquire('a');
  await expect(semaphore.acquire('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  release();
  expect(semaphore.running).toBe(0);
});
