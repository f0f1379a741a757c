import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReports, type Report } from './reports.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The report of a process that placed this many orders, in a second each, and has as many connections open. */
async function reportOf(orders: number): Promise<Report> {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'orders_total', help: 'orders', registers }).inc(orders);
  new Gauge({ name: 'connections', help: 'connections', registers }).set(orders);
  const seconds = new Histogram({ name: 'seconds', help: 'seconds', buckets: [1], registers });
  for (let order = 0; order < orders; order += 1) seconds.observe(1);
  return registry.getMetricsAsJSON();
}

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000 + 1);

test('a late process counts with its previous report', async () => {
  const reports = createReports();
  reports.add(1, await reportOf(2));
  reports.add(2, await reportOf(3));
  reports.add(1, await reportOf(4));
  const text = await (await reports.sum()).metrics();
  expect(text).toMatch(/^orders_total 7$/m);
  expect(text).toMatch(/^connections 7$/m);
  expect(text).toMatch(/^seconds_bucket\{le="\+Inf"\} 7$/m);
});

test('what processes counted that have exited stays, and their gauges do not', async () => {
  const reports = createReports();
  for (const id of [1, 2, 3]) reports.add(id, await reportOf(2));
  reports.end(1);
  reports.end(2);
  reports.end(4);
  const text = await (await reports.sum()).metrics();
  expect(text).toMatch(/^orders_total 6$/m);
  expect(text).toMatch(/^seconds_count 6$/m);
  expect(text).toMatch(/^connections 2$/m);
});

test('of a process that has been silent for a minute only what it counted is included', async () => {
  const reports = createReports();
  reports.add(1, await reportOf(2));
  minutesLater(1);
  reports.add(2, await reportOf(3));
  const text = await (await reports.sum()).metrics();
  expect(text).toMatch(/^orders_total 5$/m);
  expect(text).toMatch(/^connections 3$/m);
});

test('there is no sum if no process reports', async () => {
  const reports = createReports();
  await expect(reports.sum()).rejects.toThrow('within a minute');
  reports.add(1, await reportOf(2));
  await expect(reports.sum()).resolves.toBeDefined();
  minutesLater(1);
  await expect(reports.sum()).rejects.toThrow('within a minute');
});
