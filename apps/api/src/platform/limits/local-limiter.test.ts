import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LocalLimiter } from './local-limiter.ts';

test('each key is counted from its first request until its window ends', async () => {
  const limiter = new LocalLimiter({ points: 2, seconds: 0.05 });
  expect([limiter.count('a'), limiter.count('a'), limiter.count('b')].map((each) => each.consumed)).toEqual([1, 2, 1]);
  expect(limiter.count('a').msBeforeNext).toBeGreaterThan(0);
  await sleep(60);
  expect(limiter.count('a').consumed).toBe(1);
  limiter.clear('a');
  expect(limiter.count('a').consumed).toBe(1);
});

test('a million keys take no more memory than the first thousands; the newest are remembered', () => {
  const limiter = new LocalLimiter({ points: 2, seconds: 3_600 }, 1_000);
  for (let number = 0; number < 100_000; number += 1) limiter.count(`somebody ${number}`);
  expect(limiter.size).toBe(1_000);
  expect(limiter.count('somebody 99999').consumed).toBe(2);
  expect(limiter.count('somebody 0').consumed).toBe(1);
});

test('beyond the limit RATE_LIMITED says how long to wait', () => {
  const limiter = new LocalLimiter({ points: 2, seconds: 60 });
  limiter.take('a');
  limiter.take('a');
  expect(() => limiter.take('a')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } }),
  );
  limiter.take('b');
  limiter.giveBack('a');
  limiter.giveBack('a');
  limiter.take('a');
});
