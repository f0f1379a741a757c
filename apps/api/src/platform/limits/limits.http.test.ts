import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool } from '@haat/db';
import { onTestFinished, expect, test, vi } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { createLimits } from './limits.ts';
import { SharedCounts } from './shared-counts.ts';

const one = '1/h';
const { http, services } = await startTestApp({
  LIMIT_LOGIN: one,
  LIMIT_REGISTER: one,
  LIMIT_FORGET_PASSWORD: one,
  LIMIT_USER_NAME: one,
  LIMIT_CODES: '2/h',
  LIMIT_UPLOADS: one,
});
const { config, db, pool, log } = services;

test.each([
  ['/api/login', 1],
  ['/api/register', 1],
  ['/api/forget_password', 1],
  ['/api/forget_password_code_match', 2],
])('%s is counted by address, %i allowed', async (path, allowed) => {
  const statuses = [];
  for (let index = 0; index < allowed + 1; index += 1) statuses.push((await http.post(path).send({})).status);
  expect(statuses.slice(0, allowed).every((status) => status === 422)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('a refusal says how long to wait', async () => {
  await http.get('/api/user-name/7');
  const answer = await http.get('/api/user-name/7');
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500);
});

test('shoppers are counted by account, so that one behind a shared address does not lock out others', async () => {
  const path = '/api/profie_change';
  for (const { token } of [await makeShopper(services), await makeShopper(services)]) {
    const change = () => http.post(path).set('authorization', `Bearer ${token}`).field('city', 'Dhaka');
    expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
  }
});

test('of many concurrent requests exactly the allowed number passes, and the key is stored hashed', async () => {
  const limits = createLimits({ config: { ...config, LIMIT_COUPONS: { points: 7, seconds: 60 } }, db, log });
  onTestFinished(() => limits.close());
  const takes = await Promise.allSettled(Array.from({ length: 50 }, () => limits.take('coupons', 'rahima@haat.test')));
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  const { rows } = await pool.query(`SELECT key FROM rate_limits WHERE key LIKE 'coupons:%'`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('rahima');
});

test('without the shop’s secret nobody can find out whose key it is', async () => {
  const counted = { ...config, LIMIT_COUPONS: { points: 7, seconds: 60 } };
  const secrets = ['one secret of the shop, of forty letters', 'another secret, which is as long as that'];
  const shops = secrets.map((JWT_SECRET) => createLimits({ config: { ...counted, JWT_SECRET }, db, log }));
  onTestFinished(() => shops.forEach((limits) => limits.close()));
  const { rows: before } = await pool.query(`SELECT key FROM rate_limits WHERE key LIKE 'coupons:%'`);
  for (const limits of shops) await limits.take('coupons', 'ip:203.0.113.77');
  const { rows } = await pool.query<{ key: string }>(`SELECT key FROM rate_limits WHERE key LIKE 'coupons:%'`);
  expect(rows).toHaveLength(before.length + 2);
  const plain = createHash('sha256').update('ip:203.0.113.77').digest('base64url');
  expect(rows.filter(({ key }) => key.includes(plain.slice(0, 20)))).toEqual([]);
});

test('a cleared key starts again', async () => {
  const limits = createLimits({ config: { ...config, LIMIT_COUPONS: { points: 2, seconds: 60 } }, db, log });
  onTestFinished(() => limits.close());
  await limits.take('coupons', 'cleared');
  await limits.take('coupons', 'cleared');
  await expect(limits.take('coupons', 'cleared')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await limits.clear('coupons', 'cleared');
  await expect(limits.take('coupons', 'cleared')).resolves.toMatchObject({ left: 1 });
});

test('a key that another process has cleared starts again within five seconds', async () => {
  const options = { config: { ...config, LIMIT_COUPONS: { points: 1, seconds: 600 } }, db, log };
  const [here, elsewhere] = [createLimits(options), createLimits(options)];
  onTestFinished(() => {
    here.close();
    elsewhere.close();
    vi.restoreAllMocks();
  });
  const take = () => here.take('coupons', 'elsewhere');
  await take();
  await expect(take()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await elsewhere.clear('coupons', 'elsewhere');
  await expect(take()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const later = performance.now() + 5_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  // The cache looks at the clock once a millisecond.
  await sleep(5);
  await expect(take()).resolves.toMatchObject({ left: 0 });
});

test('without the database each process counts by itself, with half the limit, and without delay', async () => {
  const away = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const limits = createLimits({
    config: { ...config, LIMIT_COUPONS: { points: 10, seconds: 60 } },
    db: createDb(away),
    log,
  });
  onTestFinished(async () => {
    limits.close();
    await away.end();
  });
  const startedAt = Date.now();
  const takes = [];
  for (let index = 0; index < 20; index += 1)
    takes.push(await Promise.allSettled([limits.take('coupons', 'somebody')]));
  expect(takes.flat().filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(Date.now() - startedAt).toBeLessThan(1_500);
});

test('requests from before the database went down still count', async () => {
  const leaving = createPool({ connectionString: config.DATABASE_URL });
  const limits = createLimits({
    config: { ...config, LIMIT_COUPONS: { points: 10, seconds: 60 } },
    db: createDb(leaving),
    log,
  });
  onTestFinished(() => limits.close());
  for (let index = 0; index < 4; index += 1) await limits.take('coupons', 'early');
  await leaving.end();
  await expect(limits.take('coupons', 'early')).resolves.toMatchObject({ left: 0 });
  await expect(limits.take('coupons', 'early')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('a limit that is not set does not apply', async () => {
  const limits = createLimits({ config, db, log });
  onTestFinished(() => limits.close());
  for (let index = 0; index < 50; index += 1)
    await expect(limits.take('checkoutPhone', '+8801712345678')).resolves.toMatchObject({ left: Infinity });
});

test('old counts are deleted without waiting for one that is being counted', async () => {
  const counts = new SharedCounts(db);
  await db.$executeRaw`INSERT INTO rate_limits (key, points, expire) VALUES ('sweep:busy', 1, 1), ('sweep:old', 1, 1)`;
  const holder = await pool.connect();
  onTestFinished(() => holder.release());
  await holder.query(`BEGIN; SELECT FROM rate_limits WHERE key = 'sweep:busy' FOR UPDATE`);
  await counts.sweep();
  await holder.query('ROLLBACK');
  const left = await db.$queryRaw`SELECT key FROM rate_limits WHERE key LIKE 'sweep:%'`;
  expect(left).toEqual([{ key: 'sweep:busy' }]);
});
