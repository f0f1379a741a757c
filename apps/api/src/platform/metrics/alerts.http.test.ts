import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../../test/test-app.ts';
import { serveMetrics } from './serve-metrics.ts';

const read = (name: string) => readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
const rules = read('alerts.yml');
const dashboard = z
  .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(read('dashboard.json')));
const { http, services } = await startTestApp({ METRICS_PORT: '0', BACKUP_DIR: '/nowhere' });
const server = await serveMetrics(services);
afterAll(() => server?.close());

/** The labels that Prometheus adds to each series. */
const addedLabels = ['job', 'instance'];

/** The labels of each exposed series, by series name. */
async function readSeries(): Promise<Map<string, Set<string>>> {
  await http.get('/livez');
  const text = await (await fetch(`http://127.0.0.1:${server?.port}/metrics`)).text();
  const series = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = series.get(name) ?? new Set(addedLabels);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
  return series;
}

/** The series in a query, with the labels it selects and groups by. */
function askedSeries(query: string): { name: string; labels: string[] }[] {
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
  return [...query.matchAll(/\b((?:haat|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selector = '']) => ({
      name,
      labels: [...grouped, ...[...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label)],
    }),
  );
}

const queries = [
  ...[...rules.matchAll(/expr: (.*)$/gm)].map(([, query = '']) => query),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

test('every metric and label that an alert or a panel asks for exists', async () => {
  const series = await readSeries();
  const asked = queries.flatMap(askedSeries);
  expect(new Set(asked.map(({ name }) => name)).size).toBeGreaterThan(14);
  const unknown = asked.filter(({ name, labels }) => labels.some((label) => !series.get(name)?.has(label)));
  expect(unknown).toEqual([]);
  expect(asked.filter(({ name }) => !series.has(name))).toEqual([]);
});

test('the dashboard shows what each alert watches', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => askedSeries(expr))).map(({ name }) => name),
  );
  const watched = [...rules.matchAll(/expr: (.*)$/gm)].flatMap(([, query = '']) => askedSeries(query));
  expect(watched.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test('the operator’s manual explains each alert', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const manual = read('operations.md');
  expect(alerts.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});
