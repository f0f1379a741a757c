import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('never runs more than allowed at once, and runs everything', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 2, maxQueued: 100 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 20 }, () => semaphore(work)));
  expect(results).toEqual(Array.from({ length: 20 }, () => 'done'));
  expect(most).toBe(2);
});

test('a failure frees its place', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 1, maxQueued: 1 });
  await expect(semaphore(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(semaphore(() => Promise.resolve(1))).resolves.toBe(1);
});

test('a full queue is UNAVAILABLE', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 1, maxQueued: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = semaphore(() => promise);
  const second = semaphore(() => Promise.resolve());
  await expect(semaphore(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  resolve();
  await Promise.all([first, second]);
});

test('waiting too long is UNAVAILABLE, and frees the place in the queue', async () => {
  const semaphore = createSemaphore({ maxConcurrent: 1, maxQueued: 5, maxWaitMs: 20 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = semaphore(() => promise);
  await expect(semaphore(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const last = semaphore(() => Promise.resolve('done'));
  resolve();
  await first;
  await expect(last).resolves.toBe('done');
});
