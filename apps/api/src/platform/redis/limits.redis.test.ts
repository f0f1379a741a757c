import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startRedisServer } from '../../../test/redis-server.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { checkRedis } from '../../shop/doctor/check-network.ts';
import { createLimits } from '../limits/limits.ts';
import { openRedis } from './open-redis.ts';

const server = await startRedisServer();
afterAll(() => server.kill());
const { services } = await startTestApp();
const { config, db, pool, log } = services;

/** The limits of one process: this many points per minute. */
async function limitsOfProcess(points: number) {
  const redis = await openRedis({ url: server.url, log });
  await expect.poll(() => redis.isReady).toBe(true);
  const limits = createLimits({ config: { ...config, LIMIT_COUPONS: { points, seconds: 60 } }, db, redis, log });
  onTestFinished(() => {
    limits.close();
    redis.close();
  });
  return { limits, redis };
}

async function countedInDatabase(): Promise<number> {
  const { rows } = await pool.query<{ points: number }>(
    `SELECT coalesce(sum(points), 0)::int AS points FROM rate_limits`,
  );
  return rows[0]?.points ?? 0;
}

test('processes that share a Redis let exactly the allowed number pass, and store the key hashed and for its time', async () => {
  const [one, other] = [await limitsOfProcess(7), await limitsOfProcess(7)];
  const takes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, turn) => (turn % 2 ? one : other).limits.take('coupons', 'rahima@haat.test')),
  );
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await countedInDatabase()).toBe(0);

  const keys = await one.redis.run(`return redis.call('KEYS', '*')`, '-');
  expect(keys).toEqual([expect.stringMatching(/^haat:limit:coupons:[\w-]{27}$/)]);
  expect(await one.redis.run(`return redis.call('PTTL', KEYS[1])`, String(keys))).toBeGreaterThan(50_000);
});

test('what is given back or cleared may be taken again, in the other process too', async () => {
  const [one, other] = [await limitsOfProcess(2), await limitsOfProcess(2)];
  await one.limits.take('coupons', 'somebody');
  await one.limits.take('coupons', 'somebody');
  await expect(other.limits.take('coupons', 'somebody')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await one.limits.clear('coupons', 'somebody');
  await expect(other.limits.take('coupons', 'somebody')).resolves.toMatchObject({ left: 1 });
  await other.limits.giveBack('coupons', 'somebody');
  await other.limits.giveBack('coupons', 'somebody');
  await expect(one.limits.take('coupons', 'somebody')).resolves.toMatchObject({ left: 1 });
});

test('while Redis is away PostgreSQL counts; when it is back, Redis does', async () => {
  const { limits, redis } = await limitsOfProcess(3);
  await limits.take('coupons', 'through-it-all');
  await server.kill();
  await expect.poll(() => redis.isReady).toBe(false);
  const before = await countedInDatabase();
  for (let turn = 0; turn < 3; turn += 1) await limits.take('coupons', 'through-it-all');
  await expect(limits.take('coupons', 'through-it-all')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await countedInDatabase()).toBe(before + 4);

  await server.start();
  await expect.poll(() => redis.isReady).toBe(true);
  const counts = async () => {
    await limits.take('coupons', `back-${Date.now()}`);
    return countedInDatabase();
  };
  await expect.poll(async () => (await counts()) === (await counts()), { interval: 200 }).toBe(true);
});

test('a Redis that hangs delays the first request by a second, and none after it', async () => {
  const { limits } = await limitsOfProcess(100);
  server.freeze();
  onTestFinished(() => server.thaw());
  const startedAt = performance.now();
  await limits.take('coupons', 'patient');
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  const secondAt = performance.now();
  await limits.take('coupons', 'patient');
  expect(performance.now() - secondAt).toBeLessThan(200);
});

test('the doctor says whether Redis answers, and that the shop goes on without it', async () => {
  expect(await checkRedis({ ...config, REDIS_URL: server.url })).toMatchObject([{ level: 'good' }]);
  const away = await checkRedis({ ...config, REDIS_URL: 'redis://:hush-hush@127.0.0.1:1' });
  expect(away).toMatchObject([
    { level: 'doubtful', text: expect.stringMatching(/^Redis 127\.0\.0\.1:1 \(.*ECONNREFUSED/) },
  ]);
  expect(await checkRedis(config)).toEqual([]);
});
