import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createMetricsReader, type MetricsServices } from '../metrics/metrics-reader.ts';
import { type MetricsServer, openMetricsServer } from '../metrics/serve-metrics.ts';
import { createReports, type Report } from './reports.ts';

const question = 'metrics';
/** The previous report of a process that does not respond within this time is used. */
const maxWaitMs = 2_000;

/** In the primary process: serves the metrics of all processes, added up, on METRICS_PORT; null if it is not set. */
export async function serveMetricsOfProcesses({
  config,
  log,
}: {
  config: Config;
  log: Log;
}): Promise<MetricsServer | null> {
  const reports = createReports();
  cluster.on('message', (worker, message: { [question]?: Report }) => {
    // A message can arrive after the exit.
    if (message[question] && !worker.isDead()) reports.add(worker.id, message[question]);
  });
  cluster.on('exit', (worker) => reports.end(worker.id));
  return openMetricsServer({
    config,
    log,
    async read() {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map(askMetrics));
      const body = await (await reports.sum()).metrics();
      return { body, contentType: Registry.PROMETHEUS_CONTENT_TYPE };
    },
  });
}

/** In the other processes: reports their metrics to the primary on request. */
export function tellMetrics(services: MetricsServices): void {
  let bringUpToDate: (() => Promise<void>) | undefined;
  async function tell(): Promise<void> {
    bringUpToDate ??= createMetricsReader(services);
    await bringUpToDate();
    process.send?.({ [question]: await services.metrics.registry.getMetricsAsJSON() });
  }
  process.on('message', (message) => {
    if (message === question)
      tell().catch((error: unknown) => services.log.error({ err: error }, 'the metrics could not be told'));
  });
}

/** Resolves when the process has reported, or after `maxWaitMs`. */
async function askMetrics(worker: Worker): Promise<void> {
  if (!worker.isConnected()) return;
  const told = once(worker, 'message', { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => {});
  // Without a callback, a connection that breaks now would end this process.
  worker.send(question, () => {});
  await told;
}
