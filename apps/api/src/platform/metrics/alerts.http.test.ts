import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { serveMetrics } from './serve-metrics.ts';

const read = (name: string) => readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
const rules = read('alerts.yml');
const { services } = await startTestApp({ METRICS_PORT: '0' });
const server = await serveMetrics(services);
afterAll(() => server?.close());

test('every metric that an alert uses exists', async () => {
  const text = await (await fetch(`http://127.0.0.1:${server?.port}/metrics`)).text();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const asked = [...rules.matchAll(/\b((?:haat|nodejs|process)_\w+)/g)].map(([, name = '']) =>
    name.replace(/_bucket$/, ''),
  );
  expect(new Set(asked).size).toBeGreaterThan(8);
  expect([...new Set(asked)].filter((name) => !told.has(name))).toEqual([]);
});

test('the operator’s manual explains each alert', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const manual = read('operations.md');
  expect(alerts.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});
