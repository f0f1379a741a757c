import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkoutBody, makeZone, postCheckout } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { startMailWorker } from '../mail/mail-worker.ts';
import { serveMetrics } from './serve-metrics.ts';

const { http, services } = await startTestApp({ METRICS_PORT: '0' });
const server = await serveMetrics(services);
if (!server) throw new Error('METRICS_PORT is set');
afterAll(() => server.close());

const readMetrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

/** The value of one series, such as `haat_refusals_total{code="OUT_OF_STOCK"}`. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await readMetrics()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

test('counts orders, refusals for lack of stock and mails, and reports queued mails', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services, { stock: 1 });
  const body = checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  expect((await postCheckout(http, { shopper, body })).status).toBe(201);
  expect((await postCheckout(http, { shopper, body })).status).toBe(409);

  expect(await valueOf('haat_orders_placed_total')).toBe(1);
  expect(await valueOf('haat_refusals_total{code="OUT_OF_STOCK"}')).toBe(1);
  const route = 'method="POST",route="/api/checkout-confirm"';
  expect(await valueOf(`haat_http_request_duration_seconds_count{${route},status="201"}`)).toBe(1);
  expect(await valueOf('haat_jobs_waiting{state="new"}')).toBe(2);
  expect(await valueOf('haat_job_lag_seconds')).toBeGreaterThan(0);

  await startMailWorker(services);
  await expect.poll(() => valueOf('haat_mails_total{outcome="sent"}')).toBe(2);
  expect(await valueOf('haat_jobs_waiting{state="new"}')).toBe(0);
  expect(await valueOf('haat_job_lag_seconds')).toBe(0);
});

test('a route is counted by its pattern: any number of addresses is one series', async () => {
  for (const id of [91, 92, 93]) await http.get(`/api/single-product/${id}`);
  for (const id of [1, 2, 3]) await http.get(`/api/nothing-here-${id}`);
  const text = await readMetrics();
  expect(text).toContain('route="/api/single-product/:id",status="404"} 3');
  expect(text).not.toContain('nothing-here');
});

test('reports the cache, the pool, the disk, the database and Node itself', async () => {
  const [hit, miss] = ['haat_cache_answers_total{result="hit"}', 'haat_cache_answers_total{result="miss"}'];
  const before = [await valueOf(hit), await valueOf(miss)];
  await http.get('/api/category-list');
  await http.get('/api/category-list');
  expect([await valueOf(hit), await valueOf(miss)]).toEqual([Number(before[0]) + 1, Number(before[1]) + 1]);
  expect(await valueOf('haat_database_up')).toBe(1);
  expect(await valueOf('haat_pool_waiting')).toBe(0);
  expect(await valueOf('haat_archive_failing')).toBe(0);
  expect(await valueOf('haat_data_disk_free_ratio')).toBeGreaterThan(0);
  expect(await readMetrics()).toMatch(
    /nodejs_eventloop_lag_seconds \d[\s\S]*process_resident_memory_bytes|process_resident_memory_bytes \d/,
  );
});

test('the age of the newest backup is reported once there is a folder for it, or BACKUP_DIR is set', async () => {
  const folder = path.join(services.config.DATA_DIR, 'backups');
  expect(await valueOf('haat_backup_age_seconds')).toBeUndefined();
  await mkdir(folder);
  expect(await readMetrics()).toContain('haat_backup_age_seconds +Inf');
  await writeFile(path.join(folder, 'haat-20261121T093000Z.tar'), '');
  expect(await valueOf('haat_backup_age_seconds')).toBeLessThan(60);

  const { services: other } = await startTestApp({ METRICS_PORT: '0', BACKUP_DIR: path.join(folder, 'missing') });
  const otherServer = await serveMetrics(other);
  const text = await (await fetch(`http://127.0.0.1:${otherServer?.port}/metrics`)).text();
  expect(text).toContain('haat_backup_age_seconds +Inf');
  await otherServer?.close();
});

test('mails that are retried are counted apart, and do not count as waiting', async () => {
  const retry = `UPDATE pgboss.job SET state = 'retry', created_on = now() - interval '1 hour' WHERE data->>'mailId' = 'late'`;
  await services.pool.query(
    `INSERT INTO pgboss.job (name, data, start_after) VALUES ('mail', '{"mailId": "late"}', now() + interval '1 hour')`,
  );
  expect(await valueOf('haat_jobs_waiting{state="new"}')).toBe(1);
  await services.pool.query(retry);
  expect(await valueOf('haat_jobs_waiting{state="new"}')).toBe(0);
  expect(await valueOf('haat_jobs_waiting{state="retried"}')).toBe(1);
  expect(await valueOf('haat_job_lag_seconds')).toBe(0);
});

test('while every connection of the pool is busy, the database counts as down and the rest is reported in time', async () => {
  const { pool, config } = services;
  const busy = await Promise.all(Array.from({ length: config.DATABASE_POOL_SIZE }, () => pool.connect()));
  const startedAt = Date.now();
  expect(await valueOf('haat_database_up')).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(1_900);
  expect(await valueOf('haat_pool_connections{state="busy"}')).toBe(config.DATABASE_POOL_SIZE);
  for (const client of busy) client.release();
  expect(await valueOf('haat_database_up')).toBe(1);
});

test('the port serves nothing else, and without METRICS_PORT nothing at all', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  expect((await http.get('/metrics')).headers['content-type']).not.toContain('version=0.0.4');
  expect(await serveMetrics({ ...services, config: { ...services.config, METRICS_PORT: undefined } })).toBeNull();
});
