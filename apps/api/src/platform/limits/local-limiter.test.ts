import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LocalLimiter } from './local-limiter.ts';

test('each key is counted from its first request to the end of its time', async () => {
  const counter = new LocalLimiter({ points: 2, seconds: 0.05 });
  expect([counter.count('a'), counter.count('a'), counter.count('b')].map((each) => each.consumedPoints)).toEqual([
    1, 2, 1,
  ]);
  expect(counter.count('a').msBeforeNext).toBeGreaterThan(0);
  await sleep(60);
  expect(counter.count('a').consumedPoints).toBe(1);
  counter.forget('a');
  expect(counter.count('a').consumedPoints).toBe(1);
});

test('a million keys take no more room than the first thousands; the newest are remembered', () => {
  const counter = new LocalLimiter({ points: 2, seconds: 3_600 }, 1_000);
  for (let number = 0; number < 100_000; number += 1) counter.count(`somebody ${number}`);
  expect(counter.size).toBe(1_000);
  expect(counter.count('somebody 99999').consumedPoints).toBe(2);
  expect(counter.count('somebody 0').consumedPoints).toBe(1);
});

test('what has ended is forgotten', async () => {
  const counter = new LocalLimiter({ points: 2, seconds: 0.02 });
  for (let number = 0; number < 1_000; number += 1) counter.count(`somebody ${number}`);
  await sleep(30);
  counter.count('somebody else');
  expect(counter.size).toBe(1);
});
