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
  expect(await valueOf('haat_jobs_waiting')).toBe(2);
  expect(await valueOf('haat_job_lag_seconds')).toBeGreaterThan(0);

  await startMailWorker(services);
  await expect.poll(() => valueOf('haat_mails_total{outcome="sent"}')).toBe(2);
  expect(await valueOf('haat_jobs_waiting')).toBe(0);
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
  expect(await readMetrics()).toContain('haat_backup_age_seconds +Inf');
  expect(await valueOf('haat_data_disk_free_ratio')).toBeGreaterThan(0);
  expect(await readMetrics()).toMatch(
    /nodejs_eventloop_lag_seconds \d[\s\S]*process_resident_memory_bytes|process_resident_memory_bytes \d/,
  );
});

test('the port serves nothing else, and without METRICS_PORT nothing at all', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  expect((await http.get('/metrics')).headers['content-type']).not.toContain('version=0.0.4');
  expect(await serveMetrics({ ...services, config: { ...services.config, METRICS_PORT: undefined } })).toBeNull();
});
