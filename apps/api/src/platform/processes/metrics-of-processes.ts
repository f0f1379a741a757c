import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createMetricsReader, type MetricsServices } from '../metrics/metrics-reader.ts';
import { type MetricsServer, openMetricsServer } from '../metrics/serve-metrics.ts';

type Told = MetricObjectWithValues<MetricValue<string>>[];

const question = 'metrics';
/** A process that does not respond within this time is left out. */
const maxWaitMs = 2_000;

/** In the primary process: serves the metrics of all processes, added up, on METRICS_PORT; null if it is not set. */
export async function serveMetricsOfProcesses({
  config,
  log,
}: {
  config: Config;
  log: Log;
}): Promise<MetricsServer | null> {
  return openMetricsServer({
    config,
    log,
    async read() {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const told = await Promise.all(workers.map(askMetrics));
      const body = await AggregatorRegistry.aggregate(told.filter((each) => each !== null)).metrics();
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

function askMetrics(worker: Worker): Promise<Told | null> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => settle(null), maxWaitMs);
    function settle(told: Told | null): void {
      clearTimeout(giveUp);
      worker.off('message', take);
      resolve(told);
    }
    function take(message: { [question]?: Told }): void {
      if (message[question]) settle(message[question]);
    }
    worker.on('message', take);
    worker.send(question);
  });
}
