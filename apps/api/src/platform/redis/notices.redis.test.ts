import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startRedisServer } from '../../../test/redis-server.ts';
import { placesOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createServices } from '../../services.ts';

const server = await startRedisServer();
afterAll(() => server.kill());
const one = await startTestApp({ REDIS_URL: server.url });
const { services } = one;
const other = await startTestApp({ REDIS_URL: server.url, ...placesOf(services) });

/** How many processes listen to PostgreSQL directly. */
async function listeners(): Promise<number> {
  const { rows } = await services.pool.query<{ listeners: number }>(
    `SELECT count(*)::int AS listeners FROM pg_stat_activity
      WHERE application_name = 'haat watch' AND datname = current_database()`,
  );
  return rows[0]?.listeners ?? 0;
}

/** Changes a title and returns after how many ms both processes show it. */
async function msUntilShown(title: string): Promise<number> {
  const product = await makeProduct(services, { title: 'Before' });
  const shows = async ({ http }: TestApp) =>
    (await http.get(`/api/single-product/${product.id}`)).body.data?.title as unknown;
  // Otherwise the notification of the new product could still be on its way.
  for (const process of [one, other]) await expect.poll(() => shows(process)).toBe('Before');
  await services.db.product.update({ where: { id: product.id }, data: { title } });
  const startedAt = performance.now();
  for (const process of [one, other]) await expect.poll(() => shows(process), { interval: 5 }).toBe(title);
  return performance.now() - startedAt;
}

test('one process listens to PostgreSQL for all, and all hear of a change at once', { timeout: 30_000 }, async () => {
  await expect.poll(listeners, { timeout: 10_000 }).toBe(1);
  const times = [];
  for (let turn = 0; turn < 5; turn += 1) times.push(await msUntilShown(`After ${turn}`));
  // With the poll of each second alone, one in five would take longer.
  expect(Math.max(...times)).toBeLessThan(500);
});

test('without Redis each listens itself, and with it again only one does', { timeout: 60_000 }, async () => {
  await server.kill();
  await expect.poll(listeners, { timeout: 10_000 }).toBe(2);
  await expect.poll(() => msUntilShown(`Without ${Date.now()}`), { timeout: 15_000 }).toBeLessThan(500);
  await server.start();
  await expect.poll(listeners, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => msUntilShown(`With ${Date.now()}`), { timeout: 15_000 }).toBeLessThan(500);
});

test('when the connection of the one that listens breaks, it is opened again', { timeout: 40_000 }, async () => {
  await services.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'haat watch' AND datname = current_database()`,
  );
  await expect.poll(listeners, { timeout: 10_000 }).toBe(1);
  await expect.poll(() => msUntilShown(`Again ${Date.now()}`), { timeout: 15_000 }).toBeLessThan(500);
});

test('when the process that listens ends, another takes over', { timeout: 40_000 }, async () => {
  const apart = { ...services.config, JWT_SECRET: 'a secret of a shop that nobody else has, of forty letters' };
  const [first, second] = [await createServices(apart), await createServices(apart)];
  onTestFinished(() => second.close());
  // The first two share one listener of their own.
  await expect.poll(listeners, { timeout: 10_000 }).toBe(2);
  await first.close();
  await expect.poll(listeners, { timeout: 10_000 }).toBe(2);
});
